-- Spec: receptions#pesee: the waiting `REC` lot has the weighed mass, from the agents' custody, and
-- no number yet.
begin;
set local role metier;
select plan(9);
select essai.preparer_receptions();

select is(essai.recevoir('r'), 'en_attente', 'it waits');
select is(essai.statut_du_lot('r'), 'en_attente 100000',
  'with its lot, which holds what was weighed');
select results_eq($$ select l.nature, l.numero_officiel, l.campagne_id from lot.lot l $$,
  $$ values ('REC', null, essai.id('campagne ESSAI')) $$, 'of nature REC, without number');
select is(lot.categorie((essai.recue('r')).lot_id), 'bio', 'as organic as its collection');
select is(essai.solde_de('garde', essai.id('agent ESSAI')), 0::bigint,
  'the agent holds nothing any more');
select results_eq($$ select f.de_genre, f.de_id, f.vers_genre, f.quantite_g
    from matiere.filiation f $$,
  $$ values ('collecte', essai.id('c1'), 'lot', 100000::bigint) $$, 'what became of what');
select results_eq($$ select t.rang, t.acte, t.de, t.vers from reception.transition t
    order by t.rang $$,
  $$ values (1, 'creer', null, 'brouillon'), (2, 'soumettre', 'brouillon', 'en_attente') $$,
  'its history');
select is((select string_agg(e.action, ',' order by e.action) from journal.evenement e
    where e.action like 'reception.%'),
          'reception.creer,reception.soumettre', 'in the journal');
select is(essai.recevoir('s'), '409 collecte_deja_recue', 'a collection comes in once');

select * from finish();
rollback;

-- Spec: receptions#devalidation: the numbered lot is cancelled, and a new equal lot waits, which
-- gets the same number.
begin;
set local role metier;
select plan(17);
select essai.preparer_receptions();

select essai.collecter('c2', essai.kg(50000));
select essai.recevoir('r', '{c1,c2,"BR-ESSAI-20260601-0099 1000"}', '{"net_g": 150999}');
select is(essai.traiter_reception('r', 'devalider', 'x'), '409 transition_refusee',
  'not before it is validated');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'validated');
create temporary table avant as select (essai.recue('r')).lot_id,
  (essai.recue('r')).numero_officiel;
select lot.qualifier((select a.lot_id from avant a), '{"AB": "C2"}', 'decision', 'x',
  essai.id('rsci ESSAI'), essai.t(1));
select is(essai.traiter_reception('r', 'devalider', 'erreur'), 'en_attente', 'it waits again');
select isnt((essai.recue('r')).lot_id, (select a.lot_id from avant a), 'with a new lot');
select is(essai.statut_du_lot('r'), 'en_attente 150999', 'of the same quantity');
select is(lot.categorie((essai.recue('r')).lot_id), 'conversion',
  'and quality, a decision on it too');
select results_eq($$ select l.statut, s.quantite_g from avant a join lot.lot l on l.id = a.lot_id
  join matiere.compte c on c.objet_id = l.id join matiere.solde s on s.compte_id = c.id $$,
  $$ values ('annulé', 0::bigint) $$, 'the old one is cancelled and empty');
select is((essai.recue('r')).indice, 2, 'its documents have a new index');
select is((essai.recue('r')).numero_officiel, (select a.numero_officiel from avant a),
  'the number stays the reception''s');
select results_eq($$ select e.objet_id, sum(e.quantite_g)::bigint from matiere.toute_ecriture e
    join matiere.compte c on c.id = e.compte_id and c.genre = 'lot'
      and c.objet_id = (essai.recue('r')).lot_id group by 1 order by 2 $$,
  $$ select a.collecte_id, a.recu_g from reception.apport a order by 2 $$,
  'collection by collection');
select results_eq($$ select f.quantite_g, f.vers_id from matiere.filiation f
    join avant a on a.lot_id = f.de_id order by 1 $$,
  $$ select a.recu_g, (essai.recue('r')).lot_id from reception.apport a order by 1 $$,
  'what became of what');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'validated again');
select is((select l.numero_officiel from lot.lot l where l.id = (essai.recue('r')).lot_id),
  (select a.numero_officiel from avant a), 'the new lot takes the number');
select is((select count(*) from numerotation.numero_officiel n where n.nature = 'REC'), 1::bigint,
  'no other one is spent');
select is(essai.traiter_reception('r', 'devalider', 'encore'), 'en_attente', 'and again');
select is((select count(*) from lot.lot l where l.statut = 'annulé'), 2::bigint,
  'the second lot is cancelled too');
select is((select string_agg(t.acte, ',' order by t.rang) from reception.transition t),
  'creer,soumettre,valider,devalider,valider,devalider', 'its history');

select * from finish();
rollback;

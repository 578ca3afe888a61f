-- Spec: receptions#validation: only a waiting lot gets a number.
begin;
set local role metier;
select plan(8);
select essai.preparer_receptions();

select is(essai.recevoir('r'), 'en_attente', 'it waits');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'validated');
select is(essai.statut_du_lot('r'), 'validé 100000', 'so is its lot');
select matches((essai.recue('r')).numero_officiel, '^REC-ANANAS-26-0001$', 'numbered');
select is((select l.numero_officiel from lot.lot l), (essai.recue('r')).numero_officiel,
  'as its lot is');
select is((select n.entite_id from numerotation.numero_officiel n where n.nature = 'REC'),
  (essai.recue('r')).id, 'the number is the reception''s');
select is(essai.traiter_reception('r', 'valider'), '409 transition_refusee', 'once');
select throws_ok(
  $$ select reception.valider(essai.id('?'), null, essai.id('magasinier ESSAI'), essai.t(1)) $$,
  'TR404', 'reception_inconnue', 'nobody''s reception');

select * from finish();
rollback;

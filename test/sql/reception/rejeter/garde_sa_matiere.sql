-- Spec: receptions#rejet: a rejected lot keeps its matter: its collections are not received again
-- meanwhile.
begin;
set local role metier;
select plan(8);
select essai.preparer_receptions();

select essai.recevoir('r');
select is(essai.traiter_reception('r', 'rejeter', 'moisie'), 'rejetée', 'rejected');
select is(essai.statut_du_lot('r'), 'rejeté 100000', 'with its lot, which keeps its matter');
select is((select t.raison from reception.transition t where t.vers = 'rejetée'), 'moisie',
  'for a reason');
select is(essai.recevoir('s'), '409 collecte_deja_recue', 'the fruit is still there');
select is(essai.traiter_reception('r', 'valider'), '409 transition_refusee',
  'not validated any more');
select is(essai.traiter_reception('r', 'rejeter', 'x'), '409 transition_refusee', 'once');
select is(essai.traiter_reception('r', 'annuler', 'x'), '409 transition_refusee', 'nor cancelled');
select is(essai.traiter_reception('r', 'devalider', 'x'), '409 transition_refusee',
  'nor devalidated');

select * from finish();
rollback;

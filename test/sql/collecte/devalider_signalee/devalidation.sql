-- Spec: file-de-controle#correction-de-signalement: after a correction, the reported collection is
-- devalidated.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.provoquer('erreur_signalee_agent');
select is((select e.paiement_bloque from collecte.effet e), true,
  'while open, the payment is blocked');
select is(essai.lever('rsci ESSAI', 'x', 'erreur_signalee_agent', 'correction'), 'leve',
  'the report is right');
select results_eq('select c.statut, c.numero_officiel from collecte.collecte c',
  $$ values ('devalidee', 'MP-ANANAS-26-0001') $$,
  'the collection is devalidated, and keeps its number');
select is(array[essai.capacites(), essai.consommations(), essai.comptes()],
  array[null, null, null]::text[], 'capacity and matter are given back');

select * from finish();
rollback;

-- Spec: collectes#devalidation: only a corrected payload records a devalidated collection again;
-- lifting another of its controls does not.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select from essai.collecter('x', jsonb_build_object('contrat_id', essai.id('contrat')));
select from essai.faire('collecte.signaler_erreur', 'erreur',
  jsonb_build_object('collecte_id', essai.id('x')));
select is(essai.lever('rsci ESSAI', 'erreur', 'erreur_signalee_agent', 'correction'), 'leve',
  'devalidated');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction',
    essai.preparer_correction('reference_inconnue')), 'leve', 'its contract arrives');
select results_eq('select c.statut, c.contrat_id from collecte.collecte c',
  $$ values ('devalidee', essai.id('contrat')) $$, 'it takes the key, and stays devalidated');
select is(array[essai.capacites(), essai.comptes()], array[null, null],
  'it takes neither capacity nor matter');
select is((select count(*) from collecte.sms s), 0::bigint, 'nobody is told');

select * from finish();
rollback;

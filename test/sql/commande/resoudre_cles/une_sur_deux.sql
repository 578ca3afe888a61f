-- Spec: file-de-controle#reference-arrivee: with several controls on one entity, one arrived
-- reference is resolved, and the other keeps its control.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('x',
  jsonb_build_object('contrat_id', essai.id('contrat'), 'parcelle_id', essai.id('?')));
select from essai.preparer_correction('reference_inconnue');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'the contract has arrived');
select results_eq('select c.contrat_id, c.parcelle_id from collecte.collecte c',
  $$ values (essai.id('contrat'), null::uuid) $$, 'it is resolved, the plot is not');
select is((select string_agg(k.details ->> 'champ', ',') from controle.controle k
    where k.statut = 'ouvert'), 'parcelle_id', 'and keeps its control');

select * from finish();
rollback;

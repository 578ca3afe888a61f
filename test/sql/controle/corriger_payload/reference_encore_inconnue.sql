-- Spec: file-de-controle#correction: a corrected payload that names an unknown producer is under
-- control for them.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select from essai.collecter('x', jsonb_build_object('contrat_id', essai.id('contrat')));
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction',
    essai.payload_corrige('x', jsonb_build_object('contrat_id', essai.id('autre')))), 'leve',
  'another contract, unknown too');
select is(essai.inconnues('x'),
  format('contrat contrat_id %s, contrat contrat_id %s',
    least(essai.id('contrat')::text, essai.id('autre')::text),
    greatest(essai.id('contrat')::text, essai.id('autre')::text)),
  'it has a control of its own');
select is(essai.ouverts('x'), 'reference_inconnue', 'which is open');
select is((select c.contrat_declare from collecte.collecte c), essai.id('autre'),
  'the collection keeps what is declared now');

select * from finish();
rollback;

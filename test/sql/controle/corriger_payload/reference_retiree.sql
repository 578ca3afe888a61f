-- Spec: file-de-controle#correction: a corrected payload may remove the unknown reference: then no
-- control remains.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.provoquer('reference_inconnue');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction',
    essai.payload_corrige('x')), 'leve', 'no contract after all');
select results_eq('select c.contrat_declare, c.contrat_id from collecte.collecte c',
  $$ values (null::uuid, null::uuid) $$, 'there is none');
select is(essai.ouverts('x'), null, 'nothing is left open');

select * from finish();
rollback;

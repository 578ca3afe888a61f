-- Spec: file-de-controle#reference-arrivee: an unknown reference can not be confirmed; once its
-- record is known, no key stays empty without a control.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select from essai.collecter('x', jsonb_build_object('contrat_id', essai.id('contrat')));
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'confirmation'),
  '409 reference_toujours_inconnue', 'while it is unknown');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'confirmation',
    essai.preparer_correction('reference_inconnue')), 'leve', 'once it is known');
select is((select c.contrat_id from collecte.collecte c), essai.id('contrat'), 'it has its key');

select * from finish();
rollback;

-- Spec: organisations-et-modules#ouverture: a new organization has module `noyau` and no other.
begin;
set local role metier;
select plan(1);
select essai.preparer();

select results_eq('select a.module, lower(a.actif_pendant) from module.activation a',
  $$ values ('noyau', essai.t(-400)) $$,
  'the core from its creation');

select * from finish();
rollback;

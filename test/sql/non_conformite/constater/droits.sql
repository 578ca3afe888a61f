-- Spec: types-de-commandes#non-conformite-constater: the command needs `nonconformity.report` and
-- module `inspection` at its date; docs/decisions/0004-modules.md.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('non_conformite.constater', 'nonconformity.report', 'inspection');

select * from finish();
rollback;

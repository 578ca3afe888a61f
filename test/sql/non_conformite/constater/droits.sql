-- Spec: types-de-commandes#non-conformite-constater: one permission per command type, looked up in
-- a fixed table; step 9: "permission required by the type, … module active at that date": names
-- `nonconformity.report`; docs/decisions/0004-modules.md module `inspection`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('non_conformite.constater', 'nonconformity.report', 'inspection');

select * from finish();
rollback;

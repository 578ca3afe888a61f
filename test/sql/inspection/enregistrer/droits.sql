-- Spec: types-de-commandes#inspection-enregistrer: the command needs `inspection.record` and module
-- `inspection` at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('inspection.enregistrer', 'inspection.record', 'inspection');

select * from finish();
rollback;

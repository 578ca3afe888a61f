-- Spec: types-de-commandes#reponses: one permission per command type, looked up in a fixed table;
-- step 9: "permission required by the type, … module active at that date": names
-- `inspection.record` and module `inspection`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('inspection.enregistrer', 'inspection.record', 'inspection');

select * from finish();
rollback;

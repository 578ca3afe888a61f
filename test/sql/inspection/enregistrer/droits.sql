-- Spec: types-de-commandes#inspection-enregistrer: At its date it takes `inspection.record` and
-- module `inspection`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('inspection.enregistrer', 'inspection.record', 'inspection');

select * from finish();
rollback;

-- Spec: types-de-commandes#reponses: A data or integrity error sets the command aside at once; a
-- poisoned command never blocks its device.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('inspection.enregistrer', 'inspection_id', 'inspection.inspection');

select * from finish();
rollback;

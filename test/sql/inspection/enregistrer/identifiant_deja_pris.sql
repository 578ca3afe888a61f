-- Spec: types-de-commandes#inspection-enregistrer: An id that something else has sets the command
-- aside, and the device goes on with the next.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('inspection.enregistrer', 'inspection_id', 'inspection.inspection');

select * from finish();
rollback;

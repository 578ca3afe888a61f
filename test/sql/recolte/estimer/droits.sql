-- Spec: types-de-commandes#recolte-estimer: one permission per command type, looked up in a fixed
-- table; step 9: "permission required by the type, … module active at that date": names
-- `harvest.estimate` and module `estimation`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('recolte.estimer', 'harvest.estimate', 'estimation');

select * from finish();
rollback;

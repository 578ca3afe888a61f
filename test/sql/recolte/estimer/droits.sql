-- Spec: types-de-commandes#recolte-estimer: At its date it takes `harvest.estimate` and module
-- `estimation`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('recolte.estimer', 'harvest.estimate', 'estimation');

select * from finish();
rollback;

-- Spec: types-de-commandes#recolte-estimer: the command needs `harvest.estimate` and module
-- `estimation` at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('recolte.estimer', 'harvest.estimate', 'estimation');

select * from finish();
rollback;

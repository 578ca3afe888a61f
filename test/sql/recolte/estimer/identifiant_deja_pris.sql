-- Spec: types-de-commandes#recolte-estimer: an id that another record uses sets the command aside,
-- and the device continues with the next command.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('recolte.estimer', 'estimation_id', 'recolte.estimation');

select * from finish();
rollback;

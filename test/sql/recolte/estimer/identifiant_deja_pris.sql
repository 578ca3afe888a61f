-- Spec: types-de-commandes#recolte-estimer: An id that something else has sets the command aside,
-- and the device goes on with the next.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('recolte.estimer', 'estimation_id', 'recolte.estimation');

select * from finish();
rollback;

-- Spec: types-de-commandes#recolte-estimer: A data or integrity error sets the command aside at
-- once; a poisoned command never blocks its device.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('recolte.estimer', 'estimation_id', 'recolte.estimation');

select * from finish();
rollback;

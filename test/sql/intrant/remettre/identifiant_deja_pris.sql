-- Spec: types-de-commandes#intrant-remettre: A data or integrity error sets the command aside at
-- once; a poisoned command never blocks its device.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('intrant.remettre', 'remise_id', 'intrant.remise');

select * from finish();
rollback;

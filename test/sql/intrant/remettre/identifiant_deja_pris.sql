-- Spec: types-de-commandes#intrant-remettre: an id that another record uses sets the command aside,
-- and the device continues with the next command.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('intrant.remettre', 'remise_id', 'intrant.remise');

select * from finish();
rollback;

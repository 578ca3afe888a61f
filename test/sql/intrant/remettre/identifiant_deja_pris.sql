-- Spec: types-de-commandes#intrant-remettre: An id that something else has sets the command aside,
-- and the device goes on with the next.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.deja_pris('intrant.remettre', 'remise_id', 'intrant.remise');

select * from finish();
rollback;

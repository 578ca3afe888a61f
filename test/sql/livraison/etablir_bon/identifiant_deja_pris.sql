-- Spec: types-de-commandes#livraison-etablir-bon: an id that another record uses sets the command
-- aside, and the device continues with the next command.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.deja_pris('livraison.etablir_bon', 'livraison_id', 'livraison.bon');

select * from finish();
rollback;

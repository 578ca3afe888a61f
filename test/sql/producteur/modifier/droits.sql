-- Spec: types-de-commandes#producteur-modifier: the command needs `producer.update` and module
-- `noyau` at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('producteur.modifier', 'producer.update', 'noyau');

select * from finish();
rollback;

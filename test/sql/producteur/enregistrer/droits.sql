-- Spec: types-de-commandes#producteur-enregistrer: the command needs `producer.register` and module
-- `noyau` at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('producteur.enregistrer', 'producer.register', 'noyau');

select * from finish();
rollback;

-- Spec: types-de-commandes#producteur-modifier: At its date it takes `producer.update` and module
-- `noyau`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('producteur.modifier', 'producer.update', 'noyau');

select * from finish();
rollback;

-- Spec: types-de-commandes#producteur-enregistrer: At its date it takes `producer.register` and
-- module `noyau`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('producteur.enregistrer', 'producer.register', 'noyau');

select * from finish();
rollback;

-- Spec: types-de-commandes#parcelle-enregistrer: At its date it takes `plot.register` and module
-- `noyau`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('parcelle.enregistrer', 'plot.register', 'noyau');

select * from finish();
rollback;

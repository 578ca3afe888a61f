-- Spec: types-de-commandes#parcelle-relever: At its date it takes `plot.survey` and module `noyau`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('parcelle.relever', 'plot.survey', 'noyau');

select * from finish();
rollback;

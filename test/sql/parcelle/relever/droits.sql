-- Spec: types-de-commandes#parcelle-relever: one permission per command type, looked up in a fixed
-- table; step 9: "permission required by the type, … module active at that date": names
-- `plot.survey` and module `noyau`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('parcelle.relever', 'plot.survey', 'noyau');

select * from finish();
rollback;

-- Spec: types-de-commandes#parcelle-relever: the command needs `plot.survey` and module `noyau` at
-- its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('parcelle.relever', 'plot.survey', 'noyau');

select * from finish();
rollback;

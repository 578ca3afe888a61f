-- Spec: types-de-commandes#parcelle-enregistrer: the command needs `plot.register` and module
-- `noyau` at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('parcelle.enregistrer', 'plot.register', 'noyau');

select * from finish();
rollback;

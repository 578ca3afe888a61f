-- Spec: types-de-commandes#parcelle-enregistrer: one permission per command type, looked up in a
-- fixed table; step 9: "permission required by the type, … module active at that date": names
-- `plot.register` and module `noyau`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.droits('parcelle.enregistrer', 'plot.register', 'noyau');

select * from finish();
rollback;

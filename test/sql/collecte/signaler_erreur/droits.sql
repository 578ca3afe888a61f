-- Spec: types-de-commandes#collecte-signaler-erreur: one permission per command type, looked up in
-- a fixed table; step 9: "permission required by the type, … module active at that date": names
-- `collection.report_error` and module `noyau`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.droits('collecte.signaler_erreur', 'collection.report_error', 'noyau');

select * from finish();
rollback;

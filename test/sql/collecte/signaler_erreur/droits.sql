-- Spec: types-de-commandes#collecte-signaler-erreur: the command needs `collection.report_error`
-- and module `noyau` at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.droits('collecte.signaler_erreur', 'collection.report_error', 'noyau');

select * from finish();
rollback;

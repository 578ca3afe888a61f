-- Spec: types-de-commandes#recu-reimprimer: one permission per command type, looked up in a fixed
-- table; step 9: "permission required by the type, … module active at that date": names
-- `receipt.reprint` and module `noyau`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.droits('recu.reimprimer', 'receipt.reprint', 'noyau');

select * from finish();
rollback;

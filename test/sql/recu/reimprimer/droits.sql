-- Spec: types-de-commandes#recu-reimprimer: the command needs `receipt.reprint` and module `noyau`
-- at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.droits('recu.reimprimer', 'receipt.reprint', 'noyau');

select * from finish();
rollback;

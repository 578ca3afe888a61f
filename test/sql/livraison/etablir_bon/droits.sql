-- Spec: types-de-commandes#livraison-etablir-bon: the command needs `delivery.issue_note` and
-- module `livraison` at its date.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.droits('livraison.etablir_bon', 'delivery.issue_note', 'livraison');

select * from finish();
rollback;

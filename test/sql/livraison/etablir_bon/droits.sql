-- Spec: types-de-commandes#livraison-etablir-bon: At its date it takes `delivery.issue_note` and
-- module `livraison`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.droits('livraison.etablir_bon', 'delivery.issue_note', 'livraison');

select * from finish();
rollback;

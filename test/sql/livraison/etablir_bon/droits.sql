-- Spec: types-de-commandes#livraison-etablir-bon: one permission per command type, looked up in a
-- fixed table; step 9: "permission required by the type, … module active at that date": names
-- `delivery.issue_note` and module `livraison`.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.droits('livraison.etablir_bon', 'delivery.issue_note', 'livraison');

select * from finish();
rollback;

-- Spec: commandes#dependance: a note with a collection under control is written, under control.
begin;
set local role metier;
select plan(12);
select essai.preparer_operations();

select essai.collecter('collecte');
select essai.dependance('livraison.etablir_bon', 'campagne_id', 'campagne',
  essai.id('campagne ESSAI'));
select essai.dependance('livraison.etablir_bon', 'collectes[]', 'collecte', essai.id('collecte'));
select essai.dependance('livraison.etablir_bon', 'destination_id', 'emplacement',
  essai.id('entrepôt ESSAI'));

select * from finish();
rollback;

-- Spec: commandes#dependance: a member who names something under control is written, under control.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.dependance('producteur.enregistrer', 'groupement_id', 'groupement',
  essai.id('groupement ESSAI'));

select * from finish();
rollback;

-- Spec: types-de-commandes#producteur-enregistrer: `dependance_en_controle`: "referenced entity
-- itself in control"; the command is written.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.dependance('producteur.enregistrer', 'groupement_id', 'groupement',
  essai.id('groupement ESSAI'));

select * from finish();
rollback;

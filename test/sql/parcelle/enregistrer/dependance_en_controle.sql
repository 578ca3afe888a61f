-- Spec: types-de-commandes#parcelle-enregistrer: `dependance_en_controle`: "referenced entity
-- itself in control"; the command is written.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.dependance('parcelle.enregistrer', 'producteur_id', 'producteur', essai.id('Kossi'));
select essai.dependance('parcelle.enregistrer', 'cultures[].produit_id', 'produit',
  essai.produit('ANANAS'));

select * from finish();
rollback;

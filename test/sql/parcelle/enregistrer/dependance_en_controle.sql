-- Spec: commandes#dependance: a plot of a producer under control is written, under control.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.dependance('parcelle.enregistrer', 'producteur_id', 'producteur', essai.id('Kossi'));
select essai.dependance('parcelle.enregistrer', 'cultures[].produit_id', 'produit',
  essai.produit('ANANAS'));

select * from finish();
rollback;

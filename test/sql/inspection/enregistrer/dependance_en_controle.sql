-- Spec: commandes#dependance: an inspection of a producer under control is written, under control.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.dependance('inspection.enregistrer', 'parcelle_id', 'parcelle',
  essai.id('parcelle Kossi'));
select essai.dependance('inspection.enregistrer', 'producteur_id', 'producteur', essai.id('Kossi'));

select * from finish();
rollback;

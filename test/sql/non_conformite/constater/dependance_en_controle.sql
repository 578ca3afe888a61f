-- Spec: commandes#dependance: a finding about a member under control is written, under control.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.dependance('non_conformite.constater', 'producteur_id', 'producteur',
  essai.id('Kossi'));

select * from finish();
rollback;

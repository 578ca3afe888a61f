-- Spec: types-de-commandes#non-conformite-constater: `dependance_en_controle`: "referenced entity
-- itself in control"; the command is written.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.dependance('non_conformite.constater', 'producteur_id', 'producteur',
  essai.id('Kossi'));

select * from finish();
rollback;

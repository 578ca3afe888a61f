-- Spec: commandes#dependance: a hand-out to a producer under control is written, under control.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.dependance('intrant.remettre', 'intrant_id', 'intrant',
  (select i.id from intrant.intrant i where i.code = 'compost'));
select essai.dependance('intrant.remettre', 'producteur_id', 'producteur', essai.id('Kossi'));

select * from finish();
rollback;

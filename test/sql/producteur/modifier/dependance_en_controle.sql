-- Spec: commandes#dependance: a change of a producer under control is written, under control.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.dependance('producteur.modifier', 'producteur_id', 'producteur', essai.id('Kossi'));

select * from finish();
rollback;

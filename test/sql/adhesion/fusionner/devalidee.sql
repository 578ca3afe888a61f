-- Spec: file-de-controle#fusion: A devalidated collection follows its producer and stays
-- devalidated.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select essai.producteur('Afi');
select from essai.collecter('x');
select from collecte.devalider(essai.id('x'), essai.t(1));
select from adhesion.fusionner(essai.id('Kossi'), essai.id('Afi'), essai.id('rsci ESSAI'),
  essai.t(2));
select results_eq('select c.producteur_id, c.statut from collecte.collecte c',
  $$ values (essai.id('Afi'), 'devalidee') $$, 'the kept producer''s');
select is(array[essai.capacites(), essai.comptes()], array[null, null],
  'without capacity or matter');

select * from finish();
rollback;

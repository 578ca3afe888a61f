-- Spec: matiere#comptes: each object that holds matter has one account of each kind.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is(matiere.compte_de('producteur', essai.id('Kossi')),
  matiere.compte_de('producteur', essai.id('Kossi')),
  'the same account at each call');
select is(matiere.compte_de('inconnu', null), matiere.compte_de('inconnu', null), 'one `inconnu`');
select isnt(matiere.compte_de('garde', essai.id('Kossi')),
  matiere.compte_de('producteur', essai.id('Kossi')),
  'another kind is another account');
select throws_ok($$ select matiere.compte_de('autre', null) $$, '23514', null, 'an unknown kind');

select * from finish();
rollback;

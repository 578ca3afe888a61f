-- Spec: service#actes: the row of an act names the resulting state, for every caller.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select is(acte.vers('vente', 'annuler', 'validée'), 'annulée', 'what the row says');
select is(acte.vers('vente', 'expedier', 'validée'), 'validée', 'an act that leads nowhere');
select is(acte.vers('vente', 'creer', 'brouillon'), 'brouillon', 'what is no act');
select throws_ok($$ select acte.vers('vente', 'voler', 'brouillon') $$, 'P0004',
  'vente voler: no such act', 'nothing else goes without a row');
reset role;
update acte.acte set vers = 'annulée' where entite = 'vente' and acte = 'valider';
select is(acte.vers('vente', 'valider', 'brouillon'), 'annulée', 'another row, another state');

select * from finish();
rollback;

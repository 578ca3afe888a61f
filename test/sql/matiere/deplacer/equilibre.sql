-- Spec: matiere#equilibre: matter that enters one account leaves another, product by product.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select lives_ok(
  $$ select matiere.deplacer('collecte', 'collecte', essai.id('x'),
      matiere.compte_de('producteur', essai.id('Kossi')),
      matiere.compte_de('garde', essai.id('agent ESSAI')),
  essai.produit('ANANAS'), 42, essai.id('agent ESSAI'), essai.t(), essai.t()) $$, 'a movement');
select results_eq('select e.quantite_g from matiere.toute_ecriture e order by 1',
  '{-42,42}'::bigint[], 'leaves one account and enters another');
select is((select sum(e.quantite_g) from matiere.toute_ecriture e), 0::numeric,
  'its entries sum to zero');
select throws_ok(
  $$ select matiere.deplacer('collecte', 'collecte', essai.id('x'),
      matiere.compte_de('inconnu', null), matiere.compte_de('inconnu', null), null, 0,
      essai.id('agent ESSAI'), essai.t(), essai.t()) $$,
  '23514', null, 'nothing is no movement');

select * from finish();
rollback;

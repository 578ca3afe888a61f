-- Spec: matiere#solde: entries on one account are merged, and those that sum to zero are left out.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.lot('a', 1000, 'validé');
select from essai.lot('b', 500, 'validé');
select lives_ok($$ select matiere.mouvoir('etape', 'etape', essai.id('e'), array[
  (matiere.compte_de('lot', essai.id('lot a')), essai.produit('ANANAS'), -300, null),
  (matiere.compte_de('lot', essai.id('lot a')), essai.produit('ANANAS'), -100, null),
  (matiere.compte_de('lot', essai.id('lot b')), essai.produit('ANANAS'), 50, null),
  (matiere.compte_de('lot', essai.id('lot b')), essai.produit('ANANAS'), -50, null),
  (matiere.compte_de('transformation', null), essai.produit('ANANAS'), 400, null),
  (matiere.compte_de('transformation', null), essai.produit('JUS'), -400, null),
  (matiere.compte_de('perte', null), essai.produit('JUS'), 400, null)]::matiere.ligne[],
  essai.id('rsci ESSAI'), essai.t(), essai.t()) $$,
  'one product in, another out');
select results_eq($$ select e.quantite_g from matiere.toute_ecriture e
    join matiere.mouvement m on m.id = e.mouvement_id
  where m.entite_id = essai.id('e') order by 1 $$, $$ values (-400::bigint), (-400), (400),
  (400) $$, 'four entries');
select is(array[essai.quantite('a'), essai.quantite('b')], array[600, 500]::bigint[],
  'and the balances follow');

select * from finish();
rollback;

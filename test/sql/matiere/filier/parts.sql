-- Spec: matiere#filiation: the mass that left is shared among the masses that entered in
-- proportion, to the gram on both sides, within each record.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.lot('a', 1001, 'validé');
select from essai.lot('b', 499, 'validé');
select from essai.lot('x', 1, 'validé');
select from essai.lot('y', 1, 'validé');
select lives_ok($$ select matiere.mouvoir('etape', 'etape', essai.id('e'), array[
  (matiere.compte_de('lot', essai.id('lot a')), essai.produit('ANANAS'), -1001, null),
  (matiere.compte_de('lot', essai.id('lot b')), essai.produit('ANANAS'), -499, null),
  (matiere.compte_de('lot', essai.id('lot x')), essai.produit('ANANAS'), 700, null),
  (matiere.compte_de('lot', essai.id('lot y')), essai.produit('ANANAS'), 650, null),
  (matiere.compte_de('perte', null), essai.produit('ANANAS'), 150, null)]::matiere.ligne[],
  essai.id('rsci ESSAI'), essai.t(), essai.t()) $$, 'two lots become two, with a loss');
select results_eq($$ select f.de_id, sum(f.quantite_g)::bigint from matiere.filiation f
    join matiere.mouvement m on m.id = f.mouvement_id where m.genre = 'etape' group by 1
    order by 2 $$,
  $$ values (essai.id('lot b'), 499::bigint), (essai.id('lot a'), 1001) $$,
  'all that left is somewhere');
select results_eq($$ select f.vers_genre, sum(f.quantite_g)::bigint from matiere.filiation f
    join matiere.mouvement m on m.id = f.mouvement_id where m.genre = 'etape' group by f.vers_genre,
    f.vers_id order by 2 $$,
  $$ values ('perte', 150::bigint), ('lot', 650), ('lot', 700) $$,
  'all that entered comes from somewhere');
select throws_ok($$ select matiere.mouvoir('reception', 'reception', essai.id('r'), array[
  (matiere.compte_de('garde', essai.id('agent ESSAI')), essai.produit('ANANAS'), -10,
    essai.id('c1')),
  (matiere.compte_de('lot', essai.id('lot x')), essai.produit('ANANAS'), 10,
    essai.id('c2'))]::matiere.ligne[], essai.id('rsci ESSAI'), essai.t(), essai.t()) $$,
  'P0004', null, 'what one record loses another can not gain');

select * from finish();
rollback;

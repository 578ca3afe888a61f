-- Spec: genealogie#genealogie: the origins of a lot and its later uses, over any number of
-- movements; a reversed one does not count.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000, 'validé');
create function pg_temp.verser(p_de text, p_vers text) returns uuid language sql as $$
  select matiere.mouvoir('etape', 'etape', essai.id('e'), array[
    (matiere.compte_de('lot', essai.id('lot ' || p_de)), essai.produit('ANANAS'), -10, null),
    (matiere.compte_de('lot', essai.id('lot ' || p_vers)), essai.produit('ANANAS'), 10,
      null)]::matiere.ligne[], essai.id('rsci ESSAI'), essai.t(), essai.t())
$$;
select from pg_temp.verser('a', 'b');
create temporary table second as select pg_temp.verser('b', 'c') as id;
select set_eq($$ select a.id from genealogie.ancetres(array[essai.id('lot c')]) as a
    where a.genre = 'lot' $$, $$ select essai.id('lot ' || n) from unnest('{a,b}'::text[]) as n $$,
  'back from the last');
select set_eq($$ select d.id from genealogie.descendants(array[essai.id('lot a')]) as d $$,
  $$ select essai.id('lot ' || n) from unnest('{a,b,c}'::text[]) as n $$, 'forward from the first');
update matiere.filiation f set annulee = true from second s where f.mouvement_id = s.id;
select set_eq($$ select d.id from genealogie.descendants(array[essai.id('lot a')]) as d $$,
  $$ select essai.id('lot ' || n) from unnest('{a,b}'::text[]) as n $$, 'without the reversed one');

select * from finish();
rollback;

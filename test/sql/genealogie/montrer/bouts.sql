-- Spec: genealogie#genealogie: a walk ends at a supplier or a loss, and links between shown records
-- and such ends are still included; a record shown in both directions has its links once.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000000, 'validé');
select from essai.verser('{"inconnu": 300}', '{"a": 300}');
select from essai.verser('{"a": 500}', '{"b": 400, "perte": 100}');
select from essai.verser('{"b": 350}', '{"c": 350}');
-- Makes a cycle: matter from `c` went back into `a`.
select from essai.verser('{"c": 50}', '{"a": 50}');
create function pg_temp.liens(p_sens text, p_limite integer default 500) returns setof text
language sql as $$
  select format('%s %s>%s %s', x.mouvement_id, x.de_id, x.vers_id, x.quantite_g)
  from jsonb_to_recordset(essai.genealogie(variadic array(
      select genealogie.lire(essai.id('lot b'), jsonb_build_object('sens', p_sens, 'limite',
        p_limite), '{}'))) -> 'liens') as x (mouvement_id uuid, de_id uuid, vers_id uuid,
      quantite_g bigint)
$$;
create function pg_temp.tous() returns setof text language sql as $$
  select format('%s %s>%s %s', f.mouvement_id, f.de_id, f.vers_id, sum(f.quantite_g))
  from matiere.filiation f
  where f.de_id = any(array[essai.id('lot a'), essai.id('lot b'), essai.id('lot c')])
    or f.vers_id = any(array[essai.id('lot a'), essai.id('lot b'), essai.id('lot c')])
  group by f.mouvement_id, f.de_id, f.vers_id
$$;

select set_eq('select pg_temp.liens(''les_deux'')', 'select pg_temp.tous()', 'both ways');
select is((select count(*) from pg_temp.liens('les_deux')), (select count(*) from pg_temp.tous()),
  'each once');
select set_eq('select pg_temp.liens(''amont'')', $$
  select format('%s %s>%s %s', f.mouvement_id, f.de_id, f.vers_id, sum(f.quantite_g))
  from matiere.filiation f
  where (f.de_genre, f.de_id) in (select o.genre, o.id from genealogie.parts('amont',
      array[('lot', essai.id('lot b'))::matiere.noeud], array[1]) as o)
    and (f.vers_genre, f.vers_id) in (select o.genre, o.id from genealogie.parts('amont',
      array[('lot', essai.id('lot b'))::matiere.noeud], array[1]) as o)
  group by f.mouvement_id, f.de_id, f.vers_id$$, 'upstream, between what is shown');
select set_eq('select pg_temp.liens(''aval'')', $$
  select format('%s %s>%s %s', f.mouvement_id, f.de_id, f.vers_id, sum(f.quantite_g))
  from matiere.filiation f
  where (f.de_genre, f.de_id) in (select o.genre, o.id from genealogie.parts('aval',
      array[('lot', essai.id('lot b'))::matiere.noeud], array[1]) as o)
    and (f.vers_genre, f.vers_id) in (select o.genre, o.id from genealogie.parts('aval',
      array[('lot', essai.id('lot b'))::matiere.noeud], array[1]) as o)
  group by f.mouvement_id, f.de_id, f.vers_id$$, 'downstream, between what is shown');
select is((select count(*) from pg_temp.liens('amont', 1)), 1::bigint, 'of few records few links');
select is((
  select array_agg(m.premiers[i] order by i) from genealogie.montrer(
    essai.id('lot b'), 'les_deux', 100, 500) as m, generate_series(1, cardinality(m.ids)) as i), (
  select array_agg(x.premier order by x.i) from (
    select i, min(i) over (partition by m.ids[i], m.genres[i]) as premier
    from genealogie.montrer(essai.id('lot b'), 'les_deux', 100, 500) as m,
      generate_series(1, cardinality(m.ids)) as i) as x),
  'one place for a record that is shown twice');

select * from finish();
rollback;

-- Spec: genealogie#vues: text in the response is JSON, line by line, with escaped names, whatever
-- their characters; shared values are written once, by a key.
begin;
set local role metier;
select plan(8);
select essai.preparer();

select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000, 'validé');
select from essai.collecter('cueillette');
select from essai.verser_collecte('cueillette', 'a', 100000);
select from essai.verser('{"a": 500, "b": 1000}', '{"c": 1200, "perte": 300}');
select from essai.faire_partir('e', '{"c": 200}');
update parcelle.parcelle set nom = E'"Le \\ bas"\n\t% %s é' where id = essai.id('parcelle Kossi');
create temporary table dit as select array(
  select genealogie.lire(essai.id('lot c'), '{}', '{producteur,auteur,client}')) as c;
create function pg_temp.lu() returns jsonb language sql as $$
  select essai.genealogie(variadic d.c) from dit d
$$;

select is((select n #>> '{lieu,nom}' from jsonb_array_elements(pg_temp.lu() -> 'noeuds') as n
    where n ->> 'genre' = 'collecte'), E'"Le \\ bas"\n\t% %s é', 'a name is what it was');
select is((
  select array_agg(distinct cardinality(essai.colonnes(d.c, k.k)))
  from dit d, unnest('{id,genre,dit,quantite_g,reste_g,profondeur}'::text[]) as k (k)),
  array[jsonb_array_length(pg_temp.lu() -> 'noeuds')],
  'a line for each record');
select is((select array_agg(distinct cardinality(essai.colonnes(d.c, k.k)))
  from dit d, unnest('{de,vers,poids_g}'::text[]) as k (k)),
  array[jsonb_array_length(pg_temp.lu() -> 'liens')], 'a line for each link');
select is((select array_agg(split_part(l, ' ', 1))
  from dit d, unnest(essai.colonnes(d.c, 'produits')) as l),
  array[essai.produit('ANANAS')::text], 'a product once');
select is(array(
    select split_part(c, ' ', 2)
    from unnest(essai.colonnes(array(select genealogie.decrire('{lot,lot}',
      array[gen_random_uuid(), essai.id('lot a')], '{}')), 'communs')) as c
    order by split_part(c, ' ', 1)), array['', essai.produit('ANANAS')::text],
  'of what is not known nothing is said, at its place');
select is(array(
    select array_length(string_to_array(c, E'\n'), 1) - 1
    from genealogie.decrire(array_fill('lot'::text, array[2001]),
      array(select gen_random_uuid() from generate_series(1, 2001)), '{}') as c
    where c like 'dit%'), array[2000, 1], 'many are described some at a time');
select is(array(select l ->> 'quantite_g' from jsonb_array_elements(pg_temp.lu() -> 'liens') as l),
  array(select l ->> 'quantite_g' from jsonb_array_elements(pg_temp.lu() -> 'liens')
      with ordinality as l (l, n)
    order by (l ->> 'date_operation')::timestamptz, (l ->> 'mouvement_id')::uuid, n),
  'movements are told by date');
select is(array(select jsonb_object_keys(pg_temp.lu()) order by 1),
  '{amont,aval,liens,lot_id,noeuds,quantite_g}', 'what an answer holds');

select * from finish();
rollback;

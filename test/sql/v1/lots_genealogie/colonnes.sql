-- Spec: genealogie#vues: a genealogy is returned only to a service that knows its columns. A
-- service of the release before would send them as JSON; it gets a refusal and must repeat the
-- request later.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from unnest('{a,b}'::text[]) as n, essai.lot(n, 1000, 'validé');
select from essai.verser('{"a": 500}', '{"b": 500}');
create function pg_temp.lu(p_requete jsonb) returns setof text language sql as $$
  select v1.lots_genealogie(essai.appelant('ESSAI', 'rsci'),
    jsonb_build_object('id', essai.id('lot b')) || p_requete)
$$;

select throws_ok('select pg_temp.lu(''{}'')', 'TR503', 'service_indisponible', 'of before');
select is((
  select l -> 'quantite_g' from jsonb_array_elements(essai.genealogie(variadic array(
    select pg_temp.lu('{"colonnes": true}'))) -> 'liens') as l
  where l ->> 'de_id' = essai.id('lot a')::text), '500', 'of today');
select is(array(select split_part(c, E'\n', 1) from pg_temp.lu(
    '{"colonnes": true, "format": "svg"}') as c limit 1), '{fuseau_horaire}',
  'a picture with its clocks');

select * from finish();
rollback;

-- Spec: genealogie#genealogie: the genealogy for another vocabulary: every movement once, with all
-- its inputs and outputs, reversed ones with their reversal.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000, 'validé');
select from essai.collecter('cueillette');
select from essai.verser_collecte('cueillette', 'a', 100000);
create temporary table annule as select essai.verser('{"a": 400, "b": 100}',
  '{"c": 450, "perte": 50}') as id;
select from annule a, matiere.contrepasser(a.id, essai.id('rsci ESSAI'), essai.t(2));
insert into matiere.contrepassation (organisation_id, mouvement_id, raison)
select m.organisation_id, m.id, 'Pesée refaite' from annule a
  join matiere.mouvement m on m.contrepasse_id = a.id;
select from essai.verser('{"a": 500, "b": 1000}', '{"c": 1200, "perte": 300}');
create function pg_temp.evenements(p_requete jsonb default '{}') returns jsonb language sql as $$
  select (select ('{' || substr(c, strpos(c, E'\n') + 1) || '}')::jsonb
          from unnest(e.c) as c where split_part(c, E'\n', 1) = 'evenements')
    || jsonb_build_object('noeuds', essai.elements(e.c), 'net_g', essai.colonnes(e.c, 'net_g'),
      'decalage', essai.colonnes(e.c, 'decalage'))
  from (select array(select genealogie.evenements(essai.id('lot c'), p_requete, '{}')) as c) as e
$$;

select is(array(select m ->> 'genre' || case when m -> 'contrepassation' = 'null' then ''
    else ' !' end from jsonb_array_elements(pg_temp.evenements() -> 'mouvements') as m),
  array['reception', 'reception', 'reception', 'reception', 'etape !', 'etape'],
  'in the order in which they were posted');
select is(pg_temp.evenements() #> '{mouvements,4,contrepassation,le}',
  to_jsonb(core.horodatage(essai.t(2))), 'when it was reversed');
select is(pg_temp.evenements() #> '{mouvements,4,contrepassation,corrige_id}',
  pg_temp.evenements() #> '{mouvements,5,id}', 'what was posted in its place');
select is(pg_temp.evenements() #>> '{mouvements,4,contrepassation,raison}', 'Pesée refaite', 'why');
select is(array(select e ->> 'quantite_g'
    from jsonb_array_elements(pg_temp.evenements() #> '{mouvements,5,entrees}') as e order by 1),
  '{1000,500}', 'all that it took');
select is(array(select e ->> 'quantite_g'
    from jsonb_array_elements(pg_temp.evenements() #> '{mouvements,5,sorties}') as e order by 1),
  '{1200,300}', 'all that it gave');
select is((
  select jsonb_agg(array[e.e -> 'net_g' -> (n.n - 1)::integer,
    e.e -> 'decalage' -> (n.n - 1)::integer])
  from (select pg_temp.evenements() as e) as e,
    jsonb_array_elements(e.e -> 'noeuds') with ordinality as n (noeud, n)
  where n.noeud ->> 'genre' = 'collecte'), '[["100000", "+01:00"]]',
  'collections with their mass and their clocks');
select is((
  select jsonb_agg(distinct array[e.e -> 'net_g' -> (n.n - 1)::integer,
    e.e -> 'decalage' -> (n.n - 1)::integer])
  from (select pg_temp.evenements() as e) as e,
    jsonb_array_elements(e.e -> 'noeuds') with ordinality as n (noeud, n)
  where n.noeud ->> 'genre' <> 'collecte'), '[["", ""]]', 'of others nothing stands there');
select is(array[pg_temp.evenements('{"limite": 2}') -> 'mouvements_total',
    to_jsonb(jsonb_array_length(pg_temp.evenements('{"limite": 2}') -> 'mouvements'))],
  '{6,2}'::jsonb[], 'bounded, and how many there are');

select * from finish();
rollback;

-- Spec: genealogie#vues: what is written as text is JSON, its members in their order, its names
-- escaped, whatever people called what it names.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000, 'validé');
select from essai.collecter('cueillette');
select from essai.verser_collecte('cueillette', 'a', 100000);
select from essai.verser('{"a": 500, "b": 1000}', '{"c": 1200, "perte": 300}');
select from essai.faire_partir('e', '{"c": 200}');
update parcelle.parcelle set nom = E'"Le \\ bas"\n\t% %s é' where id = essai.id('parcelle Kossi');
create function pg_temp.lu() returns json language sql as $$
  select string_agg(l, '')::json
  from genealogie.lire(essai.id('lot c'), '{}', '{producteur,auteur,client}') as l
$$;
create function pg_temp.raconte() returns json language sql as $$
  select genealogie.evenements(essai.id('lot c'), '{}', '{producteur,auteur,client}')
$$;

select is(array(select n::text from json_array_elements(pg_temp.lu() -> 'noeuds') as n),
  array(select n::jsonb::text from json_array_elements(pg_temp.lu() -> 'noeuds') as n),
  'a record stands as jsonb writes it');
select is(array(select json_object_keys(n)
    from json_array_elements(pg_temp.raconte() -> 'noeuds') as n where n ->> 'genre' = 'collecte'),
  '{id,date,lieu,genre,auteur,statut,libelle,produit,reste_g,personne,net_g,decalage}',
  'a record of the events has each member once, what was weighed behind them');
select is(array(select l::text from json_array_elements(pg_temp.lu() -> 'liens') as l),
  array(select to_json(x)::text
    from json_array_elements(pg_temp.lu() -> 'liens') as l,
      json_to_record(l) as x (mouvement_id uuid, genre text, date_operation text, auteur_id uuid,
        de_genre text, de_id uuid, vers_genre text, vers_id uuid, quantite_g bigint)),
  'a link stands as a row is written');
select is(array(select l ->> 'quantite_g' from json_array_elements(pg_temp.lu() -> 'liens') as l),
  array(select l ->> 'quantite_g' from json_array_elements(pg_temp.lu() -> 'liens') as l
    order by l ->> 'date_operation', (l ->> 'mouvement_id')::uuid, (l ->> 'de_id')::uuid,
      (l ->> 'vers_id')::uuid, (l ->> 'quantite_g')::bigint), 'links stand by date');
select is((select n #>> '{lieu,nom}' from json_array_elements(pg_temp.lu() -> 'noeuds') as n
    where n ->> 'genre' = 'collecte'), E'"Le \\ bas"\n\t% %s é', 'a name is what it was');
select is(array(select json_object_keys(pg_temp.lu())),
  '{lot_id,quantite_g,amont,aval,noeuds,liens}', 'what an answer holds');

select * from finish();
rollback;

-- Spec: terrain#geojson: a list shows each plot with its survey in force, as GeoJSON text.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.appeler(p_fonction text, p_compte text, p_requete jsonb default '{}')
returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', p_compte), p_requete;
  set local role metier;
  return v_reponse;
exception when others then
  if sqlstate ~ '^TR' then
    return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
  end if;
  raise;
end
$$;

insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation) values
  (core.organisation_id(), essai.id('neuf'), essai.id('parcelle Kossi'),
    'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))', 6100, 380, essai.t(-1)),
  (core.organisation_id(), essai.id('vieux'), essai.id('parcelle Kossi'),
    'SRID=4326;POLYGON((2 6, 2.002 6, 2.002 6.001, 2 6))', 9000, 480, essai.t(-9));
create temp table r as select pg_temp.appeler('parcelles', 'agent',
  jsonb_build_object('producteur_id', essai.id('Kossi'))) -> 'parcelles' as j;

select is(jsonb_array_length(j), 1, 'the producer''s plot') from r;
select is(j #>> '{0,polygone,surface_m2}', '6100',
  'the survey in force has the latest operation date') from r;
select is(j #>> '{0,polygone,geojson}',
  '{"type":"Polygon","coordinates":[[[2,6],[2.001,6],[2.001,6.001],[2,6]]]}',
  'as GeoJSON text, longitude first') from r;
select is(j #> '{0,qualites}', '{"AB": "AB"}', 'today''s quality states') from r;
select is(pg_temp.appeler('parcelles', 'agent', jsonb_build_object('groupement_id', essai.id('?')))
  -> 'parcelles', '[]',
  'none of another group');

select * from finish();
rollback;

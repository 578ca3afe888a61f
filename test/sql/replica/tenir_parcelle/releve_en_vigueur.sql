-- Spec: replication#perimetre: a plot is sent with its survey in force, as GeoJSON text.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.relever(p_nom text, p_le timestamptz,
  p_forme text default 'SRID=4326;POLYGON((2 6, 2.001 6, 2.001 6.001, 2 6))') returns void
language sql as $$
  insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
    geojson, date_operation)
  values (core.organisation_id(), essai.id(p_nom), essai.id('parcelle Kossi'), p_forme,
    case when p_forme is not null then 6000 end,
          case when p_forme is not null then 380 end, '{}', p_le)
$$;
create function pg_temp.vue() returns uuid
language sql as $$ select r.polygone_id from replica.parcelle r
  where r.id = essai.id('parcelle Kossi') $$;
select pg_temp.relever('premier', essai.t(-2));
select is((select r.geojson::jsonb -> 'type' from replica.parcelle r
    where r.id = essai.id('parcelle Kossi')), '"Polygon"', 'a polygon in text');
select pg_temp.relever('ancien', essai.t(-3));
select is(pg_temp.vue(), essai.id('premier'), 'an older one that came later changes nothing');
select pg_temp.relever('second', essai.t(-1));
select is(pg_temp.vue(), essai.id('second'), 'the latest operation date is in force');
select pg_temp.relever('illisible', essai.t(), null);
select is(pg_temp.vue(), essai.id('second'), 'an invalid one never is');

select * from finish();
rollback;

-- Spec: terrain#point: a plot by a point is drawn as a point, with its declared surface, until it
-- is surveyed. From far away it is counted in its cell, and the extent of the map includes it.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();
create function pg_temp.tuile(p_z integer, p_x integer, p_y integer, p_filtre jsonb default '{}')
returns bytea language sql as $$
  select decode(parcelle.tuile(p_z, p_x, p_y, p_filtre, essai.t()) ->> 'tuile', 'base64')
$$;
create function pg_temp.porte(p_tuile bytea, p_mot text) returns boolean language sql as $$
  select position(convert_to(p_mot, 'utf8') in p_tuile) > 0
$$;
-- The geometry type of a feature: its tag, and 1 for a point, 3 for a polygon.
create function pg_temp.genre(p_tuile bytea) returns integer language sql as $$
  select case when position('\x1801'::bytea in p_tuile) > 0 then 1
              when position('\x1803'::bytea in p_tuile) > 0 then 3 end
$$;
update parcelle.parcelle p set longitude_microdegres = 2012000, latitude_microdegres = 6012000
where p.id = essai.id('parcelle Kossi');

select is(pg_temp.genre(pg_temp.tuile(16, 33134, 31671)), 1, 'a point is drawn as a point');
select ok(pg_temp.porte(pg_temp.tuile(16, 33134, 31671), 'Parcelle Kossi')
  and pg_temp.porte(pg_temp.tuile(16, 33134, 31671), 'sans_releve'), 'with its name and state');
select is(length(pg_temp.tuile(16, 33140, 31671)), 0, 'and in no other tile');
select is(length(pg_temp.tuile(16, 33134, 31671, '{"etat": "en_vigueur"}')), 0, 'as is asked for');
select ok(pg_temp.porte(pg_temp.tuile(3, 4, 3), 'sans_releve'), 'far, it is counted in a cell');
select is(parcelle.etendue('{}', essai.t())::jsonb -> 'etendue', '{"ouest_microdegres": 2012000,
  "sud_microdegres": 6012000, "est_microdegres": 2012000, "nord_microdegres": 6012000}',
  'the map shows where it lies');
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation) values
  (core.organisation_id(), essai.id('neuf'), essai.id('parcelle Kossi'),
    'SRID=4326;POLYGON((2.012 6.012, 2.0125 6.012, 2.0125 6.0125, 2.012 6.012))', 1500, 190,
    essai.t(-9));
select is(pg_temp.genre(pg_temp.tuile(16, 33134, 31671)), 3, 'its survey stands in its place');
select ok(pg_temp.porte(pg_temp.tuile(16, 33134, 31671), 'en_vigueur'), 'and counts');

select * from finish();
rollback;

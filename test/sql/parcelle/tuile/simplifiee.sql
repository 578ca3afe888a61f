-- Spec: terrain#carte: a shape is drawn to the pixel, so that no survey makes a tile slow or large.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();
insert into parcelle.polygone (organisation_id, id, parcelle_id, forme, surface_m2, perimetre_m,
  date_operation)
select core.organisation_id(), essai.id('s'), essai.id('parcelle Kossi'),
  public.st_setsrid(public.st_geomfromgeojson(essai.marche(9999, 2.2, 1)), 4326), 38000, 700,
  essai.t(-9);
create function pg_temp.octets(p_z integer, p_x integer, p_y integer) returns integer
language sql as $$
  select length(decode(parcelle.tuile(p_z, p_x, p_y, '{}', essai.t()) ->> 'tuile', 'base64'))
$$;
select ok(pg_temp.octets(13, 4146, 3950) between 100 and 600, 'a walk of 10,000 points, far');
select ok(pg_temp.octets(16, 33168, 31600) between 800 and 3000, 'and near');

select * from finish();
rollback;

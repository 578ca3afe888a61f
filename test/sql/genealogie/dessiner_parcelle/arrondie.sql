-- Spec: ventes-et-expeditions#eudr: a shape for the EU is valid at six decimals, and has no vertex
-- twice and no hole; a shape that is invalid there is not included.
begin;
set local role metier;
select plan(6);

create function pg_temp.dessinee(p_sommets text) returns public.geometry language sql as $$
  select public.st_geomfromgeojson(genealogie.dessiner_parcelle(
    public.st_geomfromtext('POLYGON((' || p_sommets || '))', 4326), 50000, true)::jsonb)
$$;

select is((
  select array[public.st_isvalid(f)::text, public.st_npoints(f)::text]
  from pg_temp.dessinee('2.95 6.95, 2.9522 6.95, 2.95220001 6.95000001, 2.95220002 6.95000003,
    2.9522 6.9522, 2.95 6.9522, 2.95 6.95') as f),
  '{true,5}', 'vertices that coincide at six decimals are one');
select is((
  select array[public.st_isvalid(f)::text, public.st_numinteriorrings(f)::text,
    round(public.st_area(f)::numeric * 1000000, 2)::text]
  from pg_temp.dessinee('3.4 7.4, 3.403 7.4, 3.403 7.403, 3.4 7.403, 3.4 7.4015004,
    3.401 7.4015004, 3.401 7.402, 3.402 7.402, 3.402 7.401, 3.401 7.401, 3.401 7.4015,
    3.4 7.4015, 3.4 7.4') as f),
  '{true,0,8.00}', 'a slit that the rounding closes is opened again');
select is((
  select array[public.st_isvalid(f)::text, public.st_numinteriorrings(f)::text]
  from pg_temp.dessinee('3.4 7.4, 3.403 7.4, 3.403 7.4015, 3.402 7.4015, 3.402 7.401,
    3.4021 7.401, 3.4021 7.4010001, 3.4020001 7.4010001, 3.4020001 7.4015004, 3.403 7.4015004,
    3.403 7.403, 3.4 7.403, 3.4 7.4015004, 3.401 7.4015004, 3.401 7.402, 3.4015 7.402,
    3.4015 7.401, 3.401 7.401, 3.401 7.4015, 3.4 7.4015, 3.4 7.4') as f),
  '{true,0}', 'so are two of them');
select is(
  public.st_npoints(pg_temp.dessinee('3.4 7.4, 3.403 7.4, 3.403 7.403, 3.4 7.403, 3.4 7.4')), 5,
  'what has no slit stays as it is');
select is(pg_temp.dessinee('3.4 7.4, 3.403 7.4, 3.403 7.403, 3.4020001 7.403, 3.4020001 7.4000001,
    3.402 7.4000001, 3.402 7.403, 3.4 7.403, 3.4 7.4') is null, false,
  'a slit at the border closes');
select ok(pg_temp.dessinee('3.4 7.4, 3.4000001 7.4, 3.4000001 7.4000001, 3.4 7.4') is null,
  'what disappears is not drawn');

select * from finish();
rollback;

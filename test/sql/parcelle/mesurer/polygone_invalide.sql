-- Spec: types-de-commandes#parcelle-relever: a line that crosses itself, does not close, encloses
-- no area or is not on Earth is no shape of a plot.
begin;
set local role metier;
select plan(21);
select essai.preparer_operations();

create function pg_temp.est_forme(p_anneaux text, p_type text default 'Polygon') returns boolean
language sql as $$
  select (m).forme is not null and (m).raison is null and (m).surface_m2 > 0 and (m).perimetre_m > 0
    or case when num_nonnulls((m).forme, (m).surface_m2, (m).perimetre_m) = 0
      and (m).raison <> '' then false end
  from parcelle.mesurer(jsonb_build_object('type', p_type, 'coordinates', p_anneaux::jsonb),
    null) as m
$$;
comment on function pg_temp.est_forme(text,
  text) is
  'True: a shape with measures and no reason; false: a reason and no shape; null: neither one nor '
  'the other.';

select is(pg_temp.est_forme('[[[2,6],[2.001,6],[2.001,6.001],[2,6.001],[2,6]]]'), true,
  'a closed ring');
select is(pg_temp.est_forme('[[[2,6],[2.001,6],[2.001,6.001],[2,6.001]]]'), false,
  'the same ring left open');
select is(pg_temp.est_forme('[[[2,6],[2.001,6],[2.001,6.001],[2,6]]]'), true, 'a triangle');
select is(pg_temp.est_forme('[[[2,6],[2.001,6],[2,6]]]'), false, 'a line there and back');
select is(pg_temp.est_forme('[[[2,6],[2,6],[2,6],[2,6]]]'), false, 'a point');
select is(pg_temp.est_forme('[[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]'), false,
  'a ring that crosses itself');
select is(
  pg_temp.est_forme(
    '[[[2,6],[2.001,6],[2.001,6.001],[2,6.001],[2,6]],
      [[2.0004,6.0004],[2.0006,6.0004],[2.0006,6.0006],[2.0004,6.0004]]]'), false,
    'a ring with a hole');
select is(pg_temp.est_forme('[[[2,6],[2.001,6],[2.001,6],[2.001,6.001],[2,6.001],[2,6]]]'), true,
  'a point taken twice');
select is(pg_temp.est_forme('[]'), false, 'no ring');
select is(pg_temp.est_forme('[[]]'), false, 'an empty ring');
select is(pg_temp.est_forme('[[[2,6],[1e400,6],[2.001,6.001],[2,6]]]'), false,
  'a number beyond all bounds');
select is(pg_temp.est_forme('[[[[2,6],[2.001,6],[2.001,6.001],[2,6]]]]', 'MultiPolygon'), false,
  'several polygons');
select is(pg_temp.est_forme('[[2,6],[2.001,6],[2.001,6.001],[2,6]]', 'LineString'), false,
  'a line');
select is(pg_temp.est_forme('[["2","6"],["a","b"]]'), false, 'no numbers');
select is(pg_temp.est_forme('[[[2,6],[2.000005,6],[2.000005,6.000001],[2,6.000001],[2,6]]]'), false,
  'less than half a square metre');
select is(pg_temp.est_forme('[[[2,6],[2.00001,6],[2.00001,6.000006],[2,6.000006],[2,6]]]'), true,
  'more than half a square metre');
select is(
  pg_temp.est_forme('[[[179.999,89.99],[180,89.99],[180,90],[179.999,90],[179.999,89.99]]]'), true,
  'up to the bounds of WGS 84');
select is(pg_temp.est_forme('[[[179.999,6],[180.0001,6],[180.0001,6.001],[179.999,6]]]'), false,
  'beyond 180 degrees');
select is(pg_temp.est_forme('[[[2,89.999],[62,89.999],[62,90.0001],[2,89.999]]]'), false,
  'beyond 90 degrees');
select is(pg_temp.est_forme('[[[-180.0001,-6],[-179.999,-6],[-179.999,-6.001],[-180.0001,-6]]]'),
  false, 'beyond -180 degrees');
select is(pg_temp.est_forme('[[[2,-89.999],[62,-89.999],[62,-90.0001],[2,-89.999]]]'), false,
  'beyond -90 degrees');

select * from finish();
rollback;

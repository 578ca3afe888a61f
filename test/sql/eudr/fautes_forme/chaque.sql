-- Spec: eudr#formes: each fault of a plot's shape is named: a point for 4 ha, a seventh decimal, a
-- place off the earth, a vertex twice, an open ring, one that crosses itself, a hole.
begin;
set local role metier;
select plan(10);

create function pg_temp.anneau(p_points text, p_surface_m2 bigint default 50000) returns text[]
language sql as $$
  select eudr.fautes_forme(format('{"type": "Polygon", "coordinates": [[%s]]}', p_points)::jsonb,
    p_surface_m2)
$$;
create function pg_temp.point(p_point text, p_surface_m2 bigint) returns text[] language sql as $$
  select eudr.fautes_forme(format('{"type": "Point", "coordinates": %s}', p_point)::jsonb,
    p_surface_m2)
$$;
select is(pg_temp.anneau('[2,6],[2.01,6],[2.01,6.01],[2,6]'), '{}', 'a good outline');
select is(pg_temp.point('[2.123456,6]', 39999), '{}', 'a point below 4 ha');
select is(pg_temp.point('[2.123456,6]', 40000), '{polygone}', 'not for 4 ha');
select is(pg_temp.point('[2.1234567,6]', 1), '{decimales}', 'a seventh decimal');
select is(pg_temp.point('[2.1234560,6]', 1), '{}', 'a zero behind says nothing');
select is(pg_temp.point('[2,90.1]', 1), '{decimales}', 'a place that is not on the earth');
select is(pg_temp.anneau('[2,6],[2.01,6],[2.01,6],[2.01,6.01],[2,6]'), '{sommets}',
  'a vertex twice');
select is(pg_temp.anneau('[2,6],[2.01,6.01],[2.01,6],[2,6.01],[2,6]'), '{forme}',
  'an outline that crosses itself');
select is(pg_temp.anneau('[2,6],[2.01,6],[2.01,6.01],[2,6],[2,6]'), '{sommets}',
  'the last vertex alone may be the first');
select is(eudr.fautes_forme('{"type": "Polygon", "coordinates": [
    [[2,6],[2.01,6],[2.01,6.01],[2,6]], [[2.005,6.001],[2.006,6.001],[2.006,6.002],[2.005,6.001]]
  ]}', 50000), '{forme}', 'a hole');

select * from finish();
rollback;

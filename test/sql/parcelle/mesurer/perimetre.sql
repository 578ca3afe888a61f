-- Spec: types-de-commandes#parcelle-relever: the perimeter is geodesic, in m, within 1 m of the
-- arcs of the ellipsoid.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create function pg_temp.ecart(p_lat float8, p_dlon float8, p_dlat float8) returns float8
language sql as $$
  with e as (
    select 6378137::float8 as a, (2 - 1 / 298.257223563) / 298.257223563 as e2
  )
  select abs((m).perimetre_m - (
    2 * radians(p_dlat) * a * (1 - e2) / (1 - e2 * sind(p_lat + p_dlat / 2) ^ 2) ^ 1.5
    + radians(p_dlon) * a * (cosd(p_lat) / sqrt(1 - e2 * sind(p_lat) ^ 2) + cosd(p_lat + p_dlat) /
      sqrt(1 - e2 * sind(p_lat + p_dlat) ^ 2))))
  from e, parcelle.mesurer(essai.rectangle(2.1, p_lat::numeric, p_dlon::numeric, p_dlat::numeric),
    null) as m
$$;

select cmp_ok(pg_temp.ecart(6.4, 0.001, 0.001), '<=', 1::float8, 'a plot of 1.2 ha in Benin');
select cmp_ok(pg_temp.ecart(6.4, 0.01, 0.004), '<=', 1::float8, 'a longer one');
select cmp_ok(pg_temp.ecart(60, 0.001, 0.01), '<=', 1::float8, 'a narrow one far in the north');

select * from finish();
rollback;

-- Spec: types-de-commandes#parcelle-relever: surfaces are integers in m2, geodesic on WGS 84,
-- within 1 m2 of the closed formula for the ellipsoid.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.ecart(p_lat numeric, p_dlon numeric, p_dlat numeric)
returns double precision language sql as $$
  select abs((m).surface_m2 - essai.surface_exacte(p_lat::float8, p_dlon::float8, p_dlat::float8))
  from parcelle.mesurer(essai.rectangle(2.1, p_lat, p_dlon, p_dlat), null) as m
$$;

select cmp_ok(pg_temp.ecart(6.4, 0.001, 0.001), '<=', 1::float8, 'a plot of 1.2 ha in Benin');
select cmp_ok(pg_temp.ecart(6.4, 0.01, 0.0105), '<=', 1::float8, 'one of 128 ha');
select cmp_ok(pg_temp.ecart(-0.0005, 0.002, 0.001), '<=', 1::float8, 'one on the equator');
select cmp_ok(pg_temp.ecart(-33.2, 0.003, 0.002), '<=', 1::float8, 'one in the south');
select cmp_ok(pg_temp.ecart(60, 0.004, 0.002), '<=', 1::float8, 'one far in the north');
select cmp_ok(pg_temp.ecart(6.4, 0.0001, 0.00005), '<=', 0.5::float8,
  'one of 61 m2, to the rounding');
select is(
  (parcelle.mesurer(
      '{"type": "Polygon",
        "coordinates": [[[2, 6], [2, 6.001], [2.001, 6.001], [2.001, 6], [2, 6]]]}',
        null)).surface_m2,
  (parcelle.mesurer(essai.rectangle(2, 6), null)).surface_m2,
  'walked the other way round, it is as large');
select is(
  (parcelle.mesurer(
      '{"type": "Polygon",
        "coordinates": [[[2, 6, 310], [2.001, 6, 300], [2.001, 6.001, 290], [2, 6.001, 300],
              [2, 6, 310]]]}', null)).surface_m2,
  (parcelle.mesurer(essai.rectangle(2, 6), null)).surface_m2, 'an altitude does not matter');

select * from finish();
rollback;

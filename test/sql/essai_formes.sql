-- Shapes that are costly to judge or to compare, and one of a real survey that is not, as GeoJSON.
create function essai.en_geojson(p_points public.geometry[]) returns jsonb
language sql immutable as $$
  select public.st_asgeojson(public.st_makepolygon(public.st_makeline(p_points)), 15)::jsonb
$$;
comment on function essai.en_geojson(public.geometry[]) is 'A ring of points.';

create function essai.peigne(p_dents integer, p_lon double precision, p_est_tourne boolean,
  p_pente double precision default 0) returns jsonb language sql immutable as $$
  select essai.en_geojson(array_agg(
    case when p_est_tourne then public.st_makepoint(p_lon + y / 1000, 6.4 + x / 1000)
      else public.st_makepoint(p_lon + (x + y * p_pente) / 1000, 6.4 + y / 1000) end order by i))
  from (
    select 0 as i, 0.0::double precision as x, -0.1::double precision as y
    union all
    select 1 + 4 * d + c, (d + case when c < 2 then 0 else 0.5 end) / p_dents,
           case when c in (0, 3) then 0 else 1 end
    from generate_series(0, p_dents - 1) as d, generate_series(0, 3) as c
    union all values (40001, 1, 0), (40002, 1, -0.1), (40003, 0, -0.1)) as s
$$;
comment on function essai.peigne(integer, double precision, boolean, double precision) is
  'A comb whose teeth stand, lie or slope: across another it crosses four times a pair of teeth.';

create function essai.marche(p_points integer, p_lon double precision, p_graine integer)
returns jsonb language sql immutable as $$
  select essai.en_geojson(array_agg(public.st_makepoint(
    p_lon + cos(a) * r, 6.4 + sin(a) * r) order by i))
  from generate_series(0, p_points) as i
    cross join lateral (
      select 2 * pi() * (i % p_points) / p_points as a,
             0.001 + 0.00002 * hashint4(i % p_points + p_graine * 100003) / 2147483648.0 as r) as s
$$;
comment on function essai.marche(integer, double precision, integer) is
  'A walk around a round plot of 110 m, each point two metres off at most.';

create function essai.etoile(p_points integer, p_lon double precision) returns jsonb
language sql immutable as $$
  select essai.en_geojson(array_agg(public.st_makepoint(
    p_lon + cos(a) * r, 6.4 + sin(a) * r) order by i))
  from generate_series(0, p_points) as i
    cross join lateral (
      select 2 * pi() * (i % p_points) / p_points as a,
             case i % 2 when 0 then 0.001 else 0.0009 end as r) as s
$$;
comment on function essai.etoile(integer, double precision) is 'A star of thin rays of ten metres.';

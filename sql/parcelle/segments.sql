-- The sides of a shape that lie within a box, as pairs of points, and which run of sixteen each is
-- of: a run stands for its sides where most of two shapes is far apart.
-- Spec: terrain#trop-complexe.
create or replace function parcelle.segments(p_forme public.geometry, p_cadre public.box3d)
returns table (troncon integer, x1 double precision, y1 double precision, x2 double precision,
               y2 double precision)
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with sommet as materialized (
      select d.path[2] as rang, public.st_x(d.geom) as x, public.st_y(d.geom) as y
      from public.st_dumppoints(p_forme) as d
    ),
    cote as materialized (
      select s.rang, s.x as x1, s.y as y1, lead(s.x) over w as x2, lead(s.y) over w as y2
      from sommet s window w as (order by s.rang)
    )
    select (row_number() over (order by c.rang) / 16)::integer, c.x1, c.y1, c.x2, c.y2
    from cote c
    where greatest(c.x1, c.x2) >= public.st_xmin(p_cadre)
      and least(c.x1, c.x2) <= public.st_xmax(p_cadre)
      and greatest(c.y1, c.y2) >= public.st_ymin(p_cadre)
      and least(c.y1, c.y2) <= public.st_ymax(p_cadre) and c.x2 is not null;
end
$$;

-- Returns the sides of a shape's border that lie within a box, as pairs of points. Each side has
-- the number of its run of sixteen sides: if two shapes are mostly far apart, whole runs are
-- compared instead of sides.
-- Spec: terrain#trop-complexe.
-- Why: the border is first clipped by the box in one call, which reads it a hundred times faster
--      than a query.
create or replace function parcelle.segments(p_forme public.geometry, p_cadre public.box2d)
returns table (troncon integer, x1 double precision, y1 double precision, x2 double precision,
               y2 double precision)
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with sommet as materialized (
      select row_number() over () as rang, public.st_x(d.geom) as x, public.st_y(d.geom) as y,
             case when cardinality(d.path) > 1 then d.path[1] end as morceau
      from public.st_dumppoints(
        public.st_clipbybox2d(public.st_exteriorring(p_forme), p_cadre)) as d
    ),
    cote as materialized (
      select s.rang, s.x as x1, s.y as y1, lead(s.x) over w as x2, lead(s.y) over w as y2,
             s.morceau is not distinct from lead(s.morceau) over w as est_suivi
      from sommet s window w as (order by s.rang)
    )
    select (c.rang / 16)::integer, c.x1, c.y1, c.x2, c.y2
    from cote c where c.est_suivi and c.x2 is not null;
end
$$;

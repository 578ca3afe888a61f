-- Returns whether the border of a shape is so winding that judging its validity is too costly:
-- among its runs of sixteen sides, more than 20,000 pairs have boxes that meet. A shape of at most
-- 200 runs can not have so many.
-- Spec: terrain#trop-complexe.
create or replace function parcelle.est_trop_dense(p_forme public.geometry) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if public.st_npoints(p_forme) <= 3200 then
    return false;
  end if;
  return (
    with boite as materialized (
      select s.troncon, min(least(s.x1, s.x2)) as ouest, max(greatest(s.x1, s.x2)) as est,
             min(least(s.y1, s.y2)) as sud, max(greatest(s.y1, s.y2)) as nord
      from parcelle.segments(p_forme, p_forme::public.box2d) as s group by s.troncon
    )
    select count(*) > 20000 from (
      select from boite b join boite c on c.troncon > b.troncon
        and b.ouest <= c.est and b.est >= c.ouest and b.sud <= c.nord and b.nord >= c.sud
      limit 20001) as p);
end
$$;

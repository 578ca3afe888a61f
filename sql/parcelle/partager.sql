-- Returns the land that two shapes have in common: its surface in m2, and its shape. Both are null
-- if the borders cross more often than a maximum; then returns the number of crossings, if they
-- were counted. Shapes that can not cross more than 10,000 times are not counted.
-- Spec: terrain#chevauchement, terrain#trop-complexe.
-- Why: no timeout ends a comparison of shapes, so only this function intersects shapes.
create or replace function parcelle.partager(
  p_une public.geometry, p_autre public.geometry, p_maximum integer,
  out croisements integer, out commune_m2 bigint, out forme public.geometry) returns record
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  croisements := 0;
  if public.st_npoints(p_une)::bigint * public.st_npoints(p_autre) > 10000 then
    croisements := parcelle.croisements(p_une, p_autre, p_maximum);
  end if;
  if croisements <= p_maximum then
    forme := public.st_collectionextract(public.st_intersection(p_une, p_autre), 3);
    commune_m2 := round(public.st_area(forme::public.geography)::numeric);
  end if;
end
$$;

-- The shape of a plot as GeoJSON, WGS 84, longitude first, six decimals, outer ring
-- counterclockwise; a point within it for a plot below 4 ha, unless polygons are asked for.
-- Spec: Replication, «polygons as GeoJSON». Chosen: docs/decisions/0029-genealogie.md.
create or replace function genealogie.dessiner_parcelle(
  p_forme public.geometry, p_surface_m2 bigint, p_polygones boolean) returns json
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select public.st_asgeojson(
    case when p_surface_m2 < 40000 and not p_polygones then public.st_pointonsurface(p_forme)
         else public.st_forcepolygonccw(p_forme) end, 6)::json
$$;

-- Returns the shape of a plot as GeoJSON, WGS 84, longitude first, outer ring counterclockwise; a
-- point inside it for a plot below 4 ha, unless polygons are requested. The shape is valid after
-- the rounding of its coordinates to six decimals and has no hole, which the EU refuses: a slit to
-- a clearing that the rounding closes is opened again, ten at most in a shape of 3,000 points at
-- most. Null if the rounding splits or removes the shape, or a hole is left.
-- Spec: terrain#geojson, genealogie#vues, ventes-et-expeditions#eudr.
-- Chosen: docs/decisions/0029-genealogie.md.
-- Why: vertices closer than a tenth of a metre coincide at six decimals, so rounding closes a
-- narrow slit.
create or replace function genealogie.dessiner_parcelle(
  p_forme public.geometry, p_surface_m2 bigint, p_polygones boolean) returns json
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_arrondie public.geometry;
begin
  if parcelle.point_suffit(p_surface_m2) and not p_polygones then
    return public.st_asgeojson(public.st_pointonsurface(p_forme), 6)::json;
  end if;
  v_arrondie := public.st_reduceprecision(p_forme, 0.000001);
  if public.st_numinteriorrings(v_arrondie) between 1 and 10
    and public.st_npoints(v_arrondie) <= 3000
  then
    v_arrondie := public.st_reduceprecision(public.st_difference(v_arrondie, (
      select public.st_union(public.st_buffer(
        public.st_shortestline(r.geom, public.st_exteriorring(v_arrondie)), 0.000001,
        'endcap=square'))
      from public.st_dumprings(v_arrondie) as d, public.st_exteriorring(d.geom) as r (geom)
      where d.path[1] > 0)), 0.000001);
  end if;
  return case when public.geometrytype(v_arrondie) = 'POLYGON'
      and public.st_numinteriorrings(v_arrondie) = 0 and not public.st_isempty(v_arrondie)
    then public.st_asgeojson(public.st_forcepolygonccw(v_arrondie), 6)::json end;
end
$$;

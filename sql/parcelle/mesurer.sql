-- Measures a polygon: geodesic surface (m2) and perimeter (m) on WGS 84; or why it is no valid
-- shape: not one simple closed ring with an area, outside the bounds of WGS 84, or larger than the
-- limit.
-- Spec: types-de-commandes#parcelle-relever.
-- Why: PostGIS raises errors for coordinates that are none; here they are an answer, not a failure.
create or replace function parcelle.mesurer(
  p_geojson jsonb, p_surface_max_m2 bigint,
  out forme public.geometry, out surface_m2 bigint, out perimetre_m bigint, out raison text)
returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_forme public.geometry;
begin
  v_forme := public.st_setsrid(public.st_force2d(public.st_geomfromgeojson(p_geojson)), 4326);
  raison := case
    when public.geometrytype(v_forme) <> 'POLYGON' then 'pas_un_polygone'
    when public.st_isempty(v_forme) then 'vide'
    when public.st_numinteriorrings(v_forme) > 0 then 'anneau_interieur'
    when public.st_xmin(v_forme::public.box3d) < -180 or public.st_xmax(v_forme::public.box3d) > 180
      or public.st_ymin(v_forme::public.box3d) < -90 or public.st_ymax(v_forme::public.box3d) > 90
      then 'hors_bornes'
    when not public.st_isclosed(public.st_exteriorring(v_forme)) then 'anneau_ouvert'
    when public.st_npoints(v_forme) < 4 then 'trop_peu_de_points'
    when not public.st_isvalid(v_forme) then 'se_croise'
  end;
  if raison is not null then
    return;
  end if;
  surface_m2 := round(public.st_area(v_forme::public.geography)::numeric);
  perimetre_m := round(public.st_perimeter(v_forme::public.geography)::numeric);
  raison := case
    when surface_m2 = 0 then 'sans_surface'
    when surface_m2 > p_surface_max_m2 then 'trop_grand'
  end;
  if raison is null then
    forme := v_forme;
  else
    surface_m2 := null;
    perimetre_m := null;
  end if;
exception when internal_error or data_exception then
  raison := 'illisible';
end
$$;

-- Measures a polygon: geodesic surface (m2) and perimeter (m) on WGS 84. For an invalid shape
-- returns the reason: not one simple closed ring with an area, outside the bounds of WGS 84, across
-- the 180th meridian, larger than the limit, or too complex to judge. Ring ends less than a
-- centimetre apart count as one vertex.
-- Spec: types-de-commandes#parcelle-relever, terrain#trop-complexe, terrain#antimeridien.
-- Why: PostGIS raises errors for invalid coordinates; this function returns a reason instead.
--      Overlaps are compared in degrees, so a side from 179.9° to -179.9° would go round the
--      earth.
create or replace function parcelle.mesurer(
  p_geojson jsonb, p_surface_max_m2 bigint) returns parcelle.mesure
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_forme public.geometry;
  v_bord public.geometry;
  v_mesure parcelle.mesure;
begin
  v_forme := public.st_setsrid(public.st_force2d(public.st_geomfromgeojson(p_geojson)), 4326);
  v_bord := public.st_exteriorring(v_forme);
  if not public.st_isclosed(v_bord)
    and public.st_distance(public.st_startpoint(v_bord), public.st_endpoint(v_bord)) < 0.0000001
    and public.st_numinteriorrings(v_forme) = 0
  then
    v_bord := public.st_setpoint(v_bord, -1, public.st_startpoint(v_bord));
    v_forme := public.st_makepolygon(v_bord);
  end if;
  v_mesure.raison := case
    when public.geometrytype(v_forme) <> 'POLYGON' then 'pas_un_polygone'
    when public.st_isempty(v_forme) then 'vide'
    when public.st_numinteriorrings(v_forme) > 0 then 'anneau_interieur'
    when public.st_xmin(v_forme::public.box3d) < -180 or public.st_xmax(v_forme::public.box3d) > 180
      or public.st_ymin(v_forme::public.box3d) < -90 or public.st_ymax(v_forme::public.box3d) > 90
      then 'hors_bornes'
    when public.st_xmax(v_forme::public.box3d) - public.st_xmin(v_forme::public.box3d) > 180
      then 'antimeridien'
    when not public.st_isclosed(v_bord) then 'anneau_ouvert'
    when public.st_npoints(v_forme) < 4 then 'trop_peu_de_points'
    when parcelle.est_trop_dense(v_forme) then 'trop_complexe'
    when not public.st_isvalid(v_forme) then 'se_croise'
  end;
  if v_mesure.raison is not null then
    return v_mesure;
  end if;
  v_mesure.surface_m2 := round(public.st_area(v_forme::public.geography)::numeric);
  v_mesure.perimetre_m := round(public.st_perimeter(v_forme::public.geography)::numeric);
  v_mesure.raison := case
    when v_mesure.surface_m2 = 0 then 'sans_surface'
    when v_mesure.surface_m2 > p_surface_max_m2 then 'trop_grand'
  end;
  if v_mesure.raison is null then
    v_mesure.forme := v_forme;
  else
    v_mesure.surface_m2 := null;
    v_mesure.perimetre_m := null;
  end if;
  return v_mesure;
exception when internal_error or data_exception then
  v_mesure.raison := 'illisible';
  return v_mesure;
end
$$;

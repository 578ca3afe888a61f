-- Returns the geometry of a plot for the statement on deforestation, as GeoJSON: its survey in
-- force, with the survey's surface in m2; without a survey, its point and its declared surface.
-- Spec: ventes-et-expeditions#eudr, terrain#point.
create or replace function genealogie.situer_parcelle(
  p_parcelle_id uuid, p_polygones boolean,
  out nom text, out surface_m2 bigint, out geometrie json) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelle record;
  v_releve record;
begin
  select p.nom, p.surface_declaree_m2, public.st_makepoint(
           p.longitude_microdegres / 1000000.0, p.latitude_microdegres / 1000000.0) as point
  into v_parcelle from parcelle.parcelle p where p.id = p_parcelle_id;
  select v.forme, v.surface_m2 into v_releve
  from parcelle.polygone_en_vigueur v where v.parcelle_id = p_parcelle_id;
  nom := v_parcelle.nom;
  surface_m2 := coalesce(v_releve.surface_m2, v_parcelle.surface_declaree_m2);
  if v_releve.forme is not null then
    geometrie := genealogie.dessiner_parcelle(v_releve.forme, surface_m2, p_polygones);
  elsif parcelle.point_suffit(surface_m2) then
    geometrie := public.st_asgeojson(v_parcelle.point, 6)::json;
  end if;
end
$$;

-- Returns a tile of the map of plots, as a Mapbox Vector Tile in base64, and the number of its
-- objects. At close range, layer `parcelles` has each plot's shape (a point if the shape is smaller
-- than a unit of the tile, or if the plot has only a point), and layer `chevauchements` has the
-- overlaps. At long range, or with more than 2,000 plots, layer `amas` has cells with their numbers
-- of plots, so that a tile does not grow with the organization.
-- Spec: terrain#carte.
-- Refuses: parametre_invalide.
create or replace function parcelle.tuile(
  p_z integer, p_x integer, p_y integer, p_requete jsonb, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cotes integer := 1 << p_z;
  v_cadre public.geometry;
  v_ids uuid[];
  v_tuile bytea;
begin
  if greatest(p_x, p_y) >= v_cotes then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', case when p_x >= v_cotes then 'x' else 'y' end, 'maximum', v_cotes - 1)::text;
  end if;
  v_cadre := public.st_tileenvelope(p_z, p_x, p_y);
  v_ids := parcelle.relevees_dans(parcelle.emprise(v_cadre));
  v_tuile := case when p_z >= 13 and cardinality(v_ids) <= 2000
    then parcelle.tuile_formes(v_cadre, v_ids, p_requete, p_le)
    else parcelle.tuile_amas(v_cadre, v_ids, p_requete, p_le) end;
  return json_build_object('tuile', translate(encode(v_tuile, 'base64'), E'\n', ''));
end
$$;

-- Lets plots be active no longer than a producer. Returns the former periods of the plots that
-- change, by their ids.
-- Spec: file-de-controle#fusion, terrain#sortie.
-- Locks: the plots.
create or replace function adhesion.suivre_periode(p_parcelles uuid[], p_producteur_id uuid)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_periode tstzmultirange := parcelle.actif_avec(p_producteur_id);
  v_avant jsonb;
begin
  select coalesce(jsonb_object_agg(p.id, p.actif_pendant::text), '{}') into v_avant
  from parcelle.parcelle p
  where p.id = any (p_parcelles) and not p.actif_pendant <@ v_periode;
  update parcelle.parcelle p set actif_pendant = p.actif_pendant * v_periode
  where p.id = any (p_parcelles) and not p.actif_pendant <@ v_periode;
  return v_avant;
end
$$;

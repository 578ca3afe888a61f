-- GET /v1/parcelles/{id}: a plot with the survey in force, its history and open controls.
-- Spec: terrain#parcelles.
-- Chosen: docs/decisions/0003-lectures.md.
-- Refuses: droit_manquant, parcelle_inconnue.
create or replace function v1.parcelles_detail(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'noyau');
  return parcelle.detailler((p_requete ->> 'id')::uuid, now());
end
$$;
grant execute on function v1.parcelles_detail(jsonb, jsonb) to api;

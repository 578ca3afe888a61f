-- GET /v1/etapes/{id}: one step with its inputs, outputs, losses, balance and history.
-- Chosen: docs/decisions/0025-etapes.md. Refuses: droit_manquant, etape_inconnue.
create or replace function v1.etapes_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  return etape.presenter((etape.exiger((p_requete ->> 'id')::uuid)).id, now());
end
$$;
grant execute on function v1.etapes_lire(jsonb, jsonb) to api;

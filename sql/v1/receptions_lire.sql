-- GET /v1/receptions/{id}: one reception, with what stands against it and its history.
-- Chosen: docs/decisions/0023-receptions.md. Refuses: droit_manquant, reception_inconnue.
create or replace function v1.receptions_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'stock');
  return reception.detailler((p_requete ->> 'id')::uuid);
end
$$;
grant execute on function v1.receptions_lire(jsonb, jsonb) to api;

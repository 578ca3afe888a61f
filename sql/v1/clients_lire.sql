-- GET /v1/clients/{id}: one client.
-- Spec: conformite-et-certificats#clients.
-- Refuses: droit_manquant, client_inconnu.
create or replace function v1.clients_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'ventes');
  return client.presenter(client.exiger((p_requete ->> 'id')::uuid), now());
end
$$;
grant execute on function v1.clients_lire(jsonb, jsonb) to api;

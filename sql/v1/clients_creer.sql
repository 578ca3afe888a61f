-- POST /v1/clients: creates a client.
-- Spec: conformite-et-certificats#clients.
-- Refuses: droit_manquant, module_inactif, client_deja_connu.
create or replace function v1.clients_creer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_ecriture(p_appelant, now(), 'sales.manage');
  return client.creer(p_requete, now());
end
$$;
grant execute on function v1.clients_creer(jsonb, jsonb) to api;

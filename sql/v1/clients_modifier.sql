-- PATCH /v1/clients/{id}: changes the data of a client.
-- Spec: conformite-et-certificats#clients.
-- Refuses: droit_manquant, module_inactif, client_inconnu.
create or replace function v1.clients_modifier(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'sales.manage');
begin
  return client.modifier((p_requete ->> 'id')::uuid, p_requete - 'id', v_session.utilisateur_id,
                         now());
end
$$;
grant execute on function v1.clients_modifier(jsonb, jsonb) to api;

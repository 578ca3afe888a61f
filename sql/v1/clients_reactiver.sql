-- POST /v1/clients/{id}/reactiver: reactivates a client from now on, with a reason.
-- Spec: conformite-et-certificats#clients.
-- Refuses: droit_manquant, module_inactif, client_inconnu, client_deja_actif.
create or replace function v1.clients_reactiver(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'sales.manage');
begin
  return client.changer_activite((p_requete ->> 'id')::uuid, true, p_requete ->> 'raison',
                                     v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.clients_reactiver(jsonb, jsonb) to api;

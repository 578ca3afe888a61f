-- POST /v1/appareils/{id}/revoquer: revokes a device.
-- Spec: appareils#revocation.
-- Refuses: droit_manquant, appareil_inconnu, appareil_deja_revoque.
create or replace function v1.appareils_revoquer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_permission(p_appelant, now(), 'devices.manage');
  return appareil.revoquer((p_requete ->> 'id')::uuid, p_requete ->> 'raison', now());
end
$$;
grant execute on function v1.appareils_revoquer(jsonb, jsonb) to api;

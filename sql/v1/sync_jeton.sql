-- POST /v1/sync/jeton: verifies the status of account and device, and returns the claims of a sync
-- token and its lifetime.
-- Spec: appareils#jeton-de-synchronisation.
-- Refuses: what `appareil.en_service` refuses.
create or replace function v1.sync_jeton(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.identifier(p_appelant, now());
  v_appareil appareil.appareil :=
    appareil.en_service(v_session, (p_requete ->> 'appareil_id')::uuid);
begin
  return json_build_object(
    'organisation_id', v_session.organisation_id, 'utilisateur_id', v_session.utilisateur_id,
    'appareil_id', v_appareil.id, 'duree_s', 60 * reglage.entier('sync.jeton_min', now()));
end
$$;
grant execute on function v1.sync_jeton(jsonb, jsonb) to api;

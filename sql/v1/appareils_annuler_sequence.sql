-- POST /v1/appareils/{id}/sequences/{n}/annuler: voids a sequence that a phone lost, or a range by
-- `jusqu_a`.
-- Spec: appareils#sequences-perdues.
-- Chosen: devices.manage.
-- Refuses: droit_manquant and what `appareil.annuler_sequences` refuses.
create or replace function v1.appareils_annuler_sequence(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_permission(p_appelant, now(), 'devices.manage');
begin
  return appareil.annuler_sequences((p_requete ->> 'id')::uuid, (p_requete ->> 'n')::bigint,
    coalesce((p_requete ->> 'jusqu_a')::bigint, (p_requete ->> 'n')::bigint),
    p_requete ->> 'raison', v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.appareils_annuler_sequence(jsonb, jsonb) to api;

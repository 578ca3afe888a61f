-- POST /v1/appareils/codes-enrolement: an enrolment code for one agent, shown once.
-- Spec: appareils#code-enrolement.
-- Refuses: droit_manquant, utilisateur_inconnu.
create or replace function v1.appareils_codes_enrolement(
  p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_permission(p_appelant, now(), 'devices.manage');
begin
  return appareil.emettre_code((p_requete ->> 'utilisateur_id')::uuid,
                               v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.appareils_codes_enrolement(jsonb, jsonb) to api;

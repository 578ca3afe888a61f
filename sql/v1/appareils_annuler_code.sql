-- POST /v1/appareils/codes-enrolement/{id}/annuler: cancels an enrolment code.
-- Spec: appareils#code-enrolement.
-- Chosen: devices.manage.
-- Refuses: droit_manquant, code_enrolement_inconnu, code_enrolement_clos.
create or replace function v1.appareils_annuler_code(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'devices.manage');
begin
  return appareil.annuler_code((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                               v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.appareils_annuler_code(jsonb, jsonb) to api;

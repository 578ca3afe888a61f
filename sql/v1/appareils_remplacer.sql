-- POST /v1/appareils/{id}/remplacer: replaces a device; answers it and the enrolment code of the
-- next.
-- Spec: appareils#remplacement.
-- Refuses: droit_manquant, appareil_inconnu, appareil_deja_revoque.
create or replace function v1.appareils_remplacer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'devices.manage');
begin
  return appareil.remplacer((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                            v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.appareils_remplacer(jsonb, jsonb) to api;

-- POST /v1/appareils/{id}/code-vidage: a code by which that phone drains its queue, shown once.
-- Chosen: devices.manage; docs/decisions/0020-reglages.md.
-- Refuses: droit_manquant, appareil_inconnu, vidage_inutile.
create or replace function v1.appareils_code_vidage(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'devices.manage');
begin
  return appareil.emettre_code_vidage((p_requete ->> 'id')::uuid, p_requete ->> 'raison',
                                      v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.appareils_code_vidage(jsonb, jsonb) to api;

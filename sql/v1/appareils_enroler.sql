-- POST /v1/appareils/enroler: enrols the caller's phone with a code.
-- Spec: appareils#enrolement.
-- Refuses: compte_inactif, code_enrolement_invalide.
create or replace function v1.appareils_enroler(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_actif(p_appelant, now());
begin
  return appareil.enroler(v_session.utilisateur_id, p_requete ->> 'code',
                          p_requete ->> 'modele', now());
end
$$;
grant execute on function v1.appareils_enroler(jsonb, jsonb) to api;

-- POST /v1/moi/accueil: the caller postpones or ends the onboarding.
-- Spec: identites-et-droits#accueil.
-- Refuses: compte_inactif, accueil_refuse.
create or replace function v1.moi_accueil(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_actif(p_appelant, now());
begin
  return utilisateur.changer_accueil(v_session.utilisateur_id, p_requete ->> 'etat', now());
end
$$;
grant execute on function v1.moi_accueil(jsonb, jsonb) to api;

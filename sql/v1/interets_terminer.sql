-- POST /v1/interets/{id}/terminer: ends an interest of somebody else.
-- Spec: identites-et-droits#separation-des-taches.
-- Refuses: compte_inactif, module_inactif, and what `inspection.terminer_interet` refuses.
create or replace function v1.interets_terminer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
begin
  v_session := utilisateur.exiger_actif(p_appelant, now());
  perform module.exiger('inspection', now());
  return inspection.terminer_interet(v_session, p_requete, now());
end
$$;
grant execute on function v1.interets_terminer(jsonb, jsonb) to api;

-- POST /v1/interets: declares an interest of one's own, or, with a right, another's.
-- Spec: identites-et-droits#interets.
-- Refuses: compte_inactif, module_inactif, and what `inspection.declarer_interet` refuses.
create or replace function v1.interets_declarer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
begin
  v_session := utilisateur.exiger_actif(p_appelant, now());
  perform module.exiger('inspection', now());
  return inspection.declarer_interet(v_session, p_requete, now());
end
$$;
grant execute on function v1.interets_declarer(jsonb, jsonb) to api;

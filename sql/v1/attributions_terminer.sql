-- POST /v1/attributions/{id}/terminer: ends an assignment.
-- Spec: identites-et-droits#attributions.
-- Refuses: droit_manquant, attribution_inconnue, attribution_deja_terminee, dernier_administrateur.
create or replace function v1.attributions_terminer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'permission_sets.manage');
begin
  return utilisateur.terminer_attribution(v_session, (p_requete ->> 'id')::uuid, p_requete, now());
end
$$;
grant execute on function v1.attributions_terminer(jsonb, jsonb) to api;

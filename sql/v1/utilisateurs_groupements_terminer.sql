-- POST /v1/utilisateurs/{id}/groupements/{affectation_id}/terminer: ends an assignment now.
-- Spec: terrain#affectations.
-- Refuses: droit_manquant, utilisateur_inconnu, affectation_inconnue, affectation_terminee.
create or replace function v1.utilisateurs_groupements_terminer(p_appelant jsonb, p_requete jsonb)
returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session;
begin
  v_session := utilisateur.exiger_ecriture(p_appelant, now(), 'users.manage');
  return utilisateur.terminer_affectation(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.utilisateurs_groupements_terminer(jsonb, jsonb) to api;

-- POST /v1/rappels/{id}/executer: blocks what the recall reaches, and names what can not be
-- blocked.
-- Spec: rappels#execution.
-- Refuses: droit_manquant, module_inactif and what `rappel.executer` refuses.
create or replace function v1.rappels_executer(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'recall.manage');
begin
  return rappel.executer((p_requete ->> 'id')::uuid, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.rappels_executer(jsonb, jsonb) to api;

-- POST /v1/rappels: plans a recall or an exercise; nothing is blocked.
-- Spec: rappels#plan.
-- Refuses: droit_manquant, module_inactif and what `rappel.planifier` refuses.
create or replace function v1.rappels_planifier(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'recall.manage');
begin
  return rappel.planifier(p_requete, v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.rappels_planifier(jsonb, jsonb) to api;

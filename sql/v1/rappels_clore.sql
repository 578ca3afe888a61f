-- POST /v1/rappels/{id}/clore: closes a recall with its conclusion.
-- Spec: rappels#rappel.
-- Chosen: docs/decisions/0030-rappel.md.
-- Refuses: droit_manquant, module_inactif and what `rappel.clore` refuses.
create or replace function v1.rappels_clore(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_ecriture(p_appelant, now(), 'recall.manage');
begin
  return rappel.clore((p_requete ->> 'id')::uuid, p_requete ->> 'conclusion',
                      v_session.utilisateur_id, now());
end
$$;
grant execute on function v1.rappels_clore(jsonb, jsonb) to api;

-- GET /v1/rappels/{id}: a recall with its frozen plan and what came of it.
-- Spec: rappels#rappel.
-- Refuses: droit_manquant, rappel_inconnu.
create or replace function v1.rappels_lire(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'rappel');
  return rappel.presenter((p_requete ->> 'id')::uuid);
end
$$;
grant execute on function v1.rappels_lire(jsonb, jsonb) to api;

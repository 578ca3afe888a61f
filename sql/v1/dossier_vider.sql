-- Deletes the data that an interrupted attempt read for an audit dossier: {organisation_id,
-- dossier_id, tentative}. Returns whether the task may continue.
-- Spec: dossiers#reprise.
create or replace function v1.dossier_vider(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('tenu', dossier.vider(
    (p_requete ->> 'dossier_id')::uuid, (p_requete ->> 'tentative')::integer));
end
$$;
grant execute on function v1.dossier_vider(jsonb) to api;

-- Returns the request of an audit dossier and its instant of reading: {organisation_id,
-- dossier_id}. In the snapshot from which the dossier is read, the instant is that of the snapshot.
-- Spec: dossiers#moment.
create or replace function v1.dossier_cadre(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return dossier.cadre((p_requete ->> 'dossier_id')::uuid, now());
end
$$;
grant execute on function v1.dossier_cadre(jsonb) to api;

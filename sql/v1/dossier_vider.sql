-- Throws away what was read for an audit dossier until it was interrupted: {organisation_id,
-- dossier_id}.
-- Spec: dossiers#reprise.
create or replace function v1.dossier_vider(p_requete jsonb) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform dossier.vider((p_requete ->> 'dossier_id')::uuid);
end
$$;
grant execute on function v1.dossier_vider(jsonb) to api;

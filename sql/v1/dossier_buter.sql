-- Records an attempt at an audit dossier that failed unexpectedly: {organisation_id, dossier_id,
-- tentative}. Returns whether the calling task is still in charge.
-- Spec: dossiers#etats.
create or replace function v1.dossier_buter(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('tenu', dossier.buter(
    (p_requete ->> 'dossier_id')::uuid, (p_requete ->> 'tentative')::integer, now()));
end
$$;
grant execute on function v1.dossier_buter(jsonb) to api;

-- Records parts or files of an audit dossier that are in the store: {organisation_id, dossier_id,
-- tentative, etape, fichiers, prevus}. Returns whether the task may continue.
-- Spec: dossiers#reprise.
create or replace function v1.dossier_noter(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('tenu', dossier.noter(
    (p_requete ->> 'dossier_id')::uuid, (p_requete ->> 'tentative')::integer,
    p_requete ->> 'etape', p_requete -> 'fichiers', (p_requete ->> 'prevus')::integer));
end
$$;
grant execute on function v1.dossier_noter(jsonb) to api;

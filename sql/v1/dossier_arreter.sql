-- Records that everything of an audit dossier was read: {organisation_id, dossier_id, tentative,
-- arrete_au, pieces_identite}. Returns whether the task may continue.
-- Spec: dossiers#moment.
create or replace function v1.dossier_arreter(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('tenu', dossier.arreter(
    (p_requete ->> 'dossier_id')::uuid, (p_requete ->> 'tentative')::integer,
    (p_requete ->> 'arrete_au')::timestamptz, (p_requete ->> 'pieces_identite')::boolean));
end
$$;
grant execute on function v1.dossier_arreter(jsonb) to api;

-- Establishes what phones printed of some of what an audit dossier is about: {organisation_id,
-- dossier_id, apres, nombre}; answers the last that was looked at, null where there was none.
-- Spec: dossiers#documents.
create or replace function v1.dossier_recueillir(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('dernier', dossier.recueillir(
    (p_requete ->> 'dossier_id')::uuid, (p_requete ->> 'apres')::uuid,
    (p_requete ->> 'nombre')::integer, now()));
end
$$;
grant execute on function v1.dossier_recueillir(jsonb) to api;

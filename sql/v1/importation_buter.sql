-- Records an attempt at an import that failed unexpectedly: {organisation_id, importation_id,
-- auteur_id}.
-- Spec: imports#etats.
-- Refuses: what `importation.buter` refuses.
create or replace function v1.importation_buter(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  perform set_config('sillon.utilisateur_id', p_requete ->> 'auteur_id', true);
  perform importation.buter((p_requete ->> 'importation_id')::uuid, now());
  return '{}';
end
$$;
grant execute on function v1.importation_buter(jsonb) to api;

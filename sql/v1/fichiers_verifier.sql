-- Judges the object that the background task found in the store for an awaited file: {fichier_id,
-- cle, trouve}; returns {issue}.
-- Spec: fichiers#arrivee.
create or replace function v1.fichiers_verifier(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('issue', fichier.constater(
    (p_requete ->> 'fichier_id')::uuid, p_requete ->> 'cle',
    nullif(p_requete -> 'trouve', 'null'), now()));
end
$$;
grant execute on function v1.fichiers_verifier(jsonb) to api;

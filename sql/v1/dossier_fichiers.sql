-- Returns some objects of an audit dossier in the store, ordered by path: {organisation_id,
-- dossier_id, etape, apres}.
-- Spec: dossiers#reprise.
create or replace function v1.dossier_fichiers(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation_id uuid := (p_requete ->> 'organisation_id')::uuid;
begin
  perform set_config('sillon.organisation_id', v_organisation_id::text, true);
  return json_build_object('fichiers', array(
    select json_build_object('chemin', f.chemin, 'objet_id', f.objet_id, 'blocs', f.blocs,
                             'sha256', f.sha256, 'taille_octets', f.taille_octets)
    from dossier.fichier f
    where f.organisation_id = v_organisation_id
      and f.dossier_id = (p_requete ->> 'dossier_id')::uuid and f.etape = p_requete ->> 'etape'
      and f.chemin > coalesce(p_requete ->> 'apres', '')
    order by f.chemin limit 500));
end
$$;
grant execute on function v1.dossier_fichiers(jsonb) to api;

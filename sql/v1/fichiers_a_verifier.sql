-- Returns the awaited files of an organization, to look for in the store, oldest request first:
-- {fichier_id, cle, taille_octets}.
-- Spec: fichiers#arrivee.
-- Chosen: a file is found even if no phone confirmed its arrival; docs/decisions/0026-fichiers.md.
create or replace function v1.fichiers_a_verifier(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return (
    select coalesce(json_agg(json_build_object(
             'fichier_id', e.fichier_id, 'taille_octets', e.taille_octets,
             'cle', fichier.cle(e.organisation_id, e.fichier_id, e.sha256))
             order by e.demande_le, e.fichier_id), '[]')
    from fichier.envoi e where not e.clos);
end
$$;
grant execute on function v1.fichiers_a_verifier(jsonb) to api;

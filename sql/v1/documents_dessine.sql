-- Records that the task drew the file of a document and stored it: {organisation_id, document_id,
-- sha256, taille_octets}. Returns {tenu}: whether the store may keep the file.
-- Spec: documents#fichier.
create or replace function v1.documents_dessine(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return json_build_object('tenu', document.inscrire(
    (p_requete ->> 'document_id')::uuid, p_requete ->> 'sha256',
    (p_requete ->> 'taille_octets')::bigint, now()));
end
$$;
grant execute on function v1.documents_dessine(jsonb) to api;

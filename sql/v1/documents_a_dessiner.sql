-- Returns the contents from which the file of a document is drawn, for the drawing task; null if
-- the file is already drawn.
-- Spec: documents#fichier.
create or replace function v1.documents_a_dessiner(p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('sillon.organisation_id', p_requete ->> 'organisation_id', true);
  return (
    select document.a_dessiner(d) from document.document d
    where d.id = (p_requete ->> 'document_id')::uuid and d.sha256 is null);
end
$$;
grant execute on function v1.documents_a_dessiner(jsonb) to api;

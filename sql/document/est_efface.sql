-- Returns whether the personal values of a document were erased, with the document or with its
-- command: then its file is not kept, and no file is drawn.
-- Spec: conservation#objets.
create or replace function document.est_efface(p_document document.document) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
      select from conservation.efface e
      where e.organisation_id = p_document.organisation_id and e.genre = 'document'
        and e.id = p_document.id::text)
    or exists (
      select from conservation.efface e
      where e.organisation_id = p_document.organisation_id and e.genre = 'commande'
        and e.id = p_document.commande_id::text);
end
$$;

-- Returns the store's key of a logo of the current organization: by its content, in the folder
-- named by the organization's id.
-- Chosen: docs/decisions/0078-documents.md.
create or replace function document.cle_logo(p_sha256 text) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return fichier.cle(core.organisation_id(), core.organisation_id(), p_sha256);
end
$$;

-- Under which key the store keeps a logo of the current organization: by its content, in the folder
-- that bears the organization's own id.
-- Chosen: docs/decisions/0078-documents.md.
create or replace function document.cle_logo(p_sha256 text) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return fichier.cle(core.organisation_id(), core.organisation_id(), p_sha256);
end
$$;

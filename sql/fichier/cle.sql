-- Returns the object store's key of a file: an organization's folder, then the file, then its
-- content, so that other content never replaces a file that arrived.
-- Chosen: docs/decisions/0026-fichiers.md.
create or replace function fichier.cle(p_organisation_id uuid, p_fichier_id uuid, p_sha256 text)
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select format('%s/%s/%s', p_organisation_id, p_fichier_id, p_sha256)
$$;

-- Returns the key of an import's file in the object store.
-- Chosen: docs/decisions/0080-imports.md.
create or replace function importation.cle_objet(p_importation importation.importation)
returns text
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return fichier.cle(p_importation.organisation_id, p_importation.id, p_importation.sha256);
end
$$;

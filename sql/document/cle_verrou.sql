-- The key of the advisory lock that whoever writes the documents of a record holds until the end of
-- its transaction, so that what one reads is what the one before left. It is taken after the
-- record's own locks.
-- Chosen: docs/decisions/0078-documents.md.
create or replace function document.cle_verrou(p_entite_id uuid) returns bigint
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select hashtextextended('document ' || p_entite_id, 0)
$$;

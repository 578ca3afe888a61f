-- Returns the permissions to read identity documents: one of them is enough.
-- Spec: identites-et-droits#piece-identite.
create or replace function fichier.permissions_identite() returns text[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select '{producer.register,review.resolve,users.manage}'::text[]
$$;

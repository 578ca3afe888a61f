-- Returns the table of a list's rows; null if they come from a function or a query.
-- Chosen: docs/decisions/0140-listes-en-colonnes.md.
create or replace function porte.table_lue(p_source text) returns oid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select c.oid
  from pg_catalog.pg_namespace s
    join pg_catalog.pg_class c on c.relnamespace = s.oid
  where s.nspname = split_part(p_source, '.', 1) and c.relname = split_part(p_source, '.', 2)
$$;

-- Rewrites an expression over a table for rows that contain a whole row of that table in one
-- column: each column of the alias becomes a member of that whole row.
-- Chosen: docs/performance.md#lists.
create or replace function porte.de_la_ligne(p_expression text, p_alias text) returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select regexp_replace(
    p_expression, format('\m%s\.(?=\w)', p_alias), format('(%s).', p_alias), 'g')
$$;

-- Returns the instant of the current read over GraphQL, set by its opening function: the meaning of
-- «today» in a computed field.
-- Chosen: docs/decisions/0021-graphql.md.
create or replace function backoffice.le() returns timestamptz
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select nullif(current_setting('sillon.le', true), '')::timestamptz
$$;
grant execute on function backoffice.le() to lecture;

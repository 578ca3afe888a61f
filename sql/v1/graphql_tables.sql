-- Returns the tables that GraphQL serves, with their GraphQL names: its schema is built from them.
-- Chosen: docs/decisions/0021-graphql.md.
create or replace function v1.graphql_tables() returns json
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_agg(json_build_object(
    'schema', split_part(t.nom, '.', 1), 'nom', split_part(t.nom, '.', 2),
    'alias', coalesce(t.alias, split_part(t.nom, '.', 2))) order by t.nom)
  from backoffice.table_lue t where t.lecteurs is not null
$$;
grant execute on function v1.graphql_tables() to api;

-- The fingerprint of the rules that this database holds; the server refuses to start on another
-- one.
-- Spec: none; Chosen: design of releases, ARCHITECTURE.md.
create or replace function v1.empreinte_sql() returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select e.empreinte from core.empreinte_sql e
$$;
grant execute on function v1.empreinte_sql() to api;

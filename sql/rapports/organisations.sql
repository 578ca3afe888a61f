-- The organizations that the session's login is tied to.
-- Spec: service#isolement.
-- Why: a function, since a policy that reads a table is judged by that table's policies row by row.
create or replace function rapports.organisations() returns uuid[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(a.organisation_id), '{}') from rapports.acces a
  where a.role_nom = session_user
$$;
grant execute on function rapports.organisations() to rapports;

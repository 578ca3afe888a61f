-- Returns the organizations to which the session's login is tied.
-- Spec: service#isolement.
-- Why: a policy calls this function, because a policy that reads a table itself would have that
--      table's policies applied row by row.
create or replace function rapports.organisations() returns uuid[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(a.organisation_id), '{}') from rapports.acces a
  where a.role_nom = session_user
$$;
grant execute on function rapports.organisations() to rapports;

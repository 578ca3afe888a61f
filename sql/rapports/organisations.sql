-- Returns the organizations to which the session's login is tied.
-- Spec: service#isolement.
-- Why: it is a function: if a policy reads a table itself, that table's policies are applied row by
--      row.
create or replace function rapports.organisations() returns uuid[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(a.organisation_id), '{}') from rapports.acces a
  where a.role_nom = session_user
$$;
grant execute on function rapports.organisations() to rapports;

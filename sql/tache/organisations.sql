-- Returns the organizations that background tasks process one by one.
-- Owner: cockpit
-- Spec: taches#nuit.
-- Why: the list of ids is the only read across organizations that a task needs.
create or replace function tache.organisations() returns setof uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select o.id from organisation.organisation o order by o.code
$$;
grant execute on function tache.organisations() to metier;
revoke execute on function tache.organisations() from public;

-- The organizations that background tasks go through one by one.
-- Owner: cockpit
-- Spec: taches#nuit.
-- Why: the only read across organizations that a task needs is the list of their ids.
create or replace function tache.organisations() returns setof uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select o.id from organisation.organisation o order by o.code
$$;
grant execute on function tache.organisations() to metier;
revoke execute on function tache.organisations() from public;

-- Returns the directory of organizations: the only data that the publisher's calls read of several
-- organizations at once.
-- Owner: cockpit
-- Spec: organisations-et-modules#annuaire.
-- Why: only role `cockpit` reads across organizations; the publisher's changes are made inside the
--      organization concerned, under row-level security.
create or replace function tache.annuaire() returns setof organisation.organisation
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select o.* from organisation.organisation o
$$;
grant execute on function tache.annuaire() to metier;
revoke execute on function tache.annuaire() from public;

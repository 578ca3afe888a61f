-- The directory of organizations: all that the publisher's calls read across them.
-- Owner: cockpit
-- Spec: organisations-et-modules#annuaire.
-- Why: reading across organizations is the cockpit's alone; whatever the publisher changes is done
--      inside the organization concerned, where row-level security judges it.
create or replace function tache.annuaire() returns setof organisation.organisation
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select o.* from organisation.organisation o
$$;
grant execute on function tache.annuaire() to metier;
revoke execute on function tache.annuaire() from public;

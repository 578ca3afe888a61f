-- Returns the organizations whose journal becomes events for webhooks.
-- Owner: cockpit
-- Spec: webhooks#livraison.
-- Why: the list of ids is the only read across organizations that a worker needs.
create or replace function tache.abonnes() returns setof uuid
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select c.organisation_id from webhook.curseur c
$$;
grant execute on function tache.abonnes() to metier;
revoke execute on function tache.abonnes() from public;

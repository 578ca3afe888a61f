-- Returns every licence record of every organization, for the publisher's calls.
-- Owner: cockpit
-- Spec: licences-et-factures#registre.
-- Why: only role `cockpit` reads across organizations.
create or replace function tache.licences() returns setof licence.licence
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select l.* from licence.licence l
$$;
grant execute on function tache.licences() to metier;
revoke execute on function tache.licences() from public;

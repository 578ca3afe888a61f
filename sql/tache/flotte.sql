-- Counts the phones of all organizations: the enrolled ones, and those without contact for seven
-- days.
-- Owner: cockpit
-- Spec: service#surveillance.
-- Chosen: docs/decisions/0091-surveillance.md.
create or replace function tache.flotte(p_le timestamptz)
returns table (actifs bigint, muets bigint)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select count(*),
         count(*) filter (
           where coalesce(a.derniere_synchro, a.enrole_le) < p_le - interval '7 days')
  from appareil.appareil a where a.statut = 'actif'
$$;
grant execute on function tache.flotte(timestamptz) to metier;
revoke execute on function tache.flotte(timestamptz) from public;

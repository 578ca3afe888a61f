-- The instant from which who waited for a lock goes on: now, or the latest change that was made
-- meanwhile, so that nothing is judged as it was before, nor written before what it follows.
-- Spec: service#actes-simultanes.
-- Why: a door reads the clock as its transaction begins, and the lock may have been held by an act
--      whose clock was read later.
-- Chosen: docs/decisions/0059-apres-le-verrou.md. The bounds of the periods are instants of
--         changes: none of them is to come.
create or replace function core.apres(p_le timestamptz, p_pendant tstzmultirange)
returns timestamptz
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select greatest(p_le, max(b.le) filter (where isfinite(b.le)))
  from unnest(p_pendant) as p (periode)
    cross join lateral (values (lower(p.periode)), (upper(p.periode))) as b (le)
$$;

-- Returns the instant of an act that waited for a lock: now, or the instant of the latest change
-- made meanwhile, if that is later. So the act judges the present state and is dated after every
-- act that it follows.
-- Spec: service#actes-simultanes.
-- Why: a transaction reads the clock at its beginning, and the act that held the lock may have read
--      a later instant.
-- Chosen: docs/decisions/0059-apres-le-verrou.md. The bounds of the periods are instants of past
--         changes, never of future ones.
create or replace function core.apres(p_le timestamptz, p_pendant tstzmultirange)
returns timestamptz
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select greatest(p_le, max(b.le) filter (where isfinite(b.le)))
  from unnest(p_pendant) as p (periode)
    cross join lateral (values (lower(p.periode)), (upper(p.periode))) as b (le)
$$;

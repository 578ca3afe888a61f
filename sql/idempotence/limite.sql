-- The instant from which on kept answers still hold at a date: an older one is as if it were not.
-- Chosen: seven days; docs/decisions/0040-cles-d-idempotence.md.
create or replace function idempotence.limite(p_le timestamptz) returns timestamptz
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select p_le - interval '168 hours'
$$;

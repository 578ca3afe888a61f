-- Returns the instant since when stored responses are valid at a date: an older response counts as
-- missing.
-- Chosen: seven days; docs/decisions/0040-cles-d-idempotence.md.
create or replace function idempotence.limite(p_le timestamptz) returns timestamptz
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select p_le - interval '168 hours'
$$;

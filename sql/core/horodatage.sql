-- Returns a timestamp as the API writes it: ISO 8601, UTC, microseconds only if they are not zero.
-- Spec: api#instants.
-- Null for a value that ISO 8601 can not express: null, an infinite bound, a year beyond 9999.
-- Why: the same instant must give the same bytes in every session's time zone, because a replay
--      returns identical bytes. The body is parsed (`begin atomic`), so that PostgreSQL inlines it
--      into the caller's plan: as a call it takes twice as long (docs/performance.md#read-costs),
--      and a response has thousands of timestamps.
create or replace function core.horodatage(p_le timestamptz) returns text
language sql stable
begin atomic
  select case when p_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00' then
    to_char(p_le at time zone 'UTC',
      case when date_part('microseconds', p_le)::bigint % 1000000 = 0
           then 'YYYY-MM-DD"T"HH24:MI:SS"Z"' else 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"' end) end;
end;

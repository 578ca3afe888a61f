-- What `core.horodatage` writes for each of many timestamps.
-- Spec: api#instants.
-- Why: a call of that function takes five times as long as what it does, which counts where an
--      answer holds ten thousand instants.
create or replace function core.horodatages(p_les timestamptz[])
returns table (le timestamptz, ecrit text)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select i.le,
    case when i.le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00' then
      to_char(i.le at time zone 'UTC',
        case when date_part('microseconds', i.le)::bigint % 1000000 = 0
             then 'YYYY-MM-DD"T"HH24:MI:SS"Z"' else 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"' end) end
  from unnest(p_les) as i (le)
$$;

-- Returns the period of the reports that have one: from `sillon.du` (included) to `sillon.au`
-- (excluded), settings of the session; without them, all time.
-- Spec: rapports#periode.
create or replace function rapports.periode(out du timestamptz, out au timestamptz) returns record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(nullif(current_setting('sillon.du', true), ''), '-infinity')::timestamptz,
         coalesce(nullif(current_setting('sillon.au', true), ''), 'infinity')::timestamptz
$$;
grant execute on function rapports.periode() to rapports;

-- Returns the instant of the reports that show a state: `sillon.au`, a setting of the session;
-- without it, now.
-- Spec: rapports#instant.
-- Chosen: the reader of a report gives the instant, like the caller of `v1`:
--         docs/decisions/0084-rapports-dates.md.
create or replace function rapports.instant() returns timestamptz
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case when r.au < 'infinity' then r.au else now() end from rapports.periode() as r
$$;
comment on function rapports.instant() is
  'The instant that reports of a state are about: sillon.au, or now.';
grant execute on function rapports.instant() to rapports;

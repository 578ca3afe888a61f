-- Returns the greatest number of rows that a list's total counts.
-- Spec: api#total.
-- Chosen: 10,000: as far as a screen shows a figure; docs/decisions/0103-versions-des-fiches.md.
create or replace function core.plafond_total() returns bigint
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select 10000::bigint
$$;

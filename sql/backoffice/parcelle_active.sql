-- Returns whether a plot is active at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.parcelle_active(p_parcelle parcelle.parcelle) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_parcelle.actif_pendant @> backoffice.le()
$$;
comment on function backoffice.parcelle_active(parcelle.parcelle) is
  'Whether it is active at the time of the read.';
grant execute on function backoffice.parcelle_active(parcelle.parcelle) to lecture;

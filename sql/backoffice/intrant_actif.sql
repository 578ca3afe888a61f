-- Returns whether an input is active at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.intrant_actif(p_intrant intrant.intrant) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_intrant.actif_pendant @> backoffice.le()
$$;
comment on function backoffice.intrant_actif(intrant.intrant) is
  'Whether it is active at the time of the read.';
grant execute on function backoffice.intrant_actif(intrant.intrant) to lecture;

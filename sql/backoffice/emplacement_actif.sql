-- Returns whether a place is active at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.emplacement_actif(p_emplacement emplacement.emplacement)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_emplacement.actif_pendant @> backoffice.le()
$$;
comment on function backoffice.emplacement_actif(emplacement.emplacement) is
  'Whether it is active at the time of the read.';
grant execute on function backoffice.emplacement_actif(emplacement.emplacement) to lecture;

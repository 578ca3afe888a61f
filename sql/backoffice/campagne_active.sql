-- Returns whether a campaign is open at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.campagne_active(p_campagne campagne.campagne) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_campagne.active_pendant @> backoffice.le()
$$;
comment on function backoffice.campagne_active(campagne.campagne) is
  'Whether it is open at the time of the read.';
grant execute on function backoffice.campagne_active(campagne.campagne) to lecture;

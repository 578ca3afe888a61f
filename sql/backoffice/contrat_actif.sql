-- Returns whether a contract is active at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.contrat_actif(p_contrat contrat.contrat) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_contrat.actif_pendant @> backoffice.le()
$$;
comment on function backoffice.contrat_actif(contrat.contrat) is
  'Whether it is active at the time of the read.';
grant execute on function backoffice.contrat_actif(contrat.contrat) to lecture;

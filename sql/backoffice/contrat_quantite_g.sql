-- Returns the mass committed by a contract.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.contrat_quantite_g(p_contrat contrat.contrat) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(sum(l.quantite_g), 0)::bigint from contrat.ligne l
  where l.organisation_id = p_contrat.organisation_id and l.contrat_id = p_contrat.id
$$;
comment on function backoffice.contrat_quantite_g(contrat.contrat) is
  'Mass committed by its lines, in g.';
grant execute on function backoffice.contrat_quantite_g(contrat.contrat) to lecture;

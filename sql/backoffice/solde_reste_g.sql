-- Returns the remainder of a capacity, in g.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.solde_reste_g(p_solde capacite.solde) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_solde.plafond_g - p_solde.consomme_g
$$;
comment on function backoffice.solde_reste_g(capacite.solde) is
  'Mass that may still be collected, in g of raw material; negative once exceeded.';
grant execute on function backoffice.solde_reste_g(capacite.solde) to lecture;

-- Returns whether a product is active at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.produit_actif(p_produit produit.produit) returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_produit.actif_pendant @> backoffice.le()
$$;
comment on function backoffice.produit_actif(produit.produit) is
  'Whether it is active at the time of the read.';
grant execute on function backoffice.produit_actif(produit.produit) to lecture;

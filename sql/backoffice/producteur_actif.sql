-- Returns whether a producer is active at the instant of the read.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.producteur_actif(p_producteur producteur.producteur)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select p_producteur.actif_pendant @> backoffice.le()
$$;
comment on function backoffice.producteur_actif(producteur.producteur) is
  'Whether it is active at the time of the read.';
grant execute on function backoffice.producteur_actif(producteur.producteur) to lecture;

-- The full name of a producer.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.producteur_nom_complet(p_producteur producteur.producteur)
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(' ', p_producteur.prenoms, p_producteur.nom)
$$;
comment on function backoffice.producteur_nom_complet(producteur.producteur) is
  'First names, then the name.';
grant execute on function backoffice.producteur_nom_complet(producteur.producteur) to lecture;

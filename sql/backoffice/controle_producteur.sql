-- Returns the producer of a control.
-- Chosen: a field of the back-office, docs/decisions/0021-graphql.md.
create or replace function backoffice.controle_producteur(p_controle controle.controle)
returns producteur.producteur
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select x from producteur.producteur x
  where p_controle.entite = 'producteur' and x.organisation_id = p_controle.organisation_id
    and x.id = p_controle.entite_id
$$;
comment on function backoffice.controle_producteur(controle.controle) is
  'The producer that it is about, when it is about one.';
grant execute on function backoffice.controle_producteur(controle.controle) to lecture;

-- Returns the plots that a producer holds at a date.
-- Spec: terrain#parcelles, service#date-de-l-operation.
create or replace function parcelle.detenues(
  p_producteur_id uuid, p_le timestamptz) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with alias as materialized (
      select p_producteur_id as id
      union all
      select p.id from producteur.producteur p where p.fusionne_dans = p_producteur_id
    ),
    candidate as materialized (
      select p.id from parcelle.parcelle p where p.producteur_id = p_producteur_id
      union
      select t.parcelle_id from alias a join parcelle.transfert t on t.ancien_id = a.id
      union
      select t.parcelle_id from alias a join parcelle.transfert t on t.producteur_id = a.id
    )
    select c.id from candidate c where parcelle.producteur_au(c.id, p_le) = p_producteur_id;
end
$$;

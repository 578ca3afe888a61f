-- Returns every present and former holder of a plot; for a merged producer, the kept one.
-- Spec: terrain#parcelles, service#date-de-l-operation.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Why: each producer is looked up by key, because a join would read all producers, though a plot
--      has few holders.
create or replace function parcelle.detenteurs(p_parcelle_id uuid) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select distinct (select coalesce(d.fusionne_dans, d.id) from producteur.producteur d
                     where d.id = e.id)
    from (
      select p.producteur_id as id from parcelle.parcelle p where p.id = p_parcelle_id
      union all
      select t.producteur_id from parcelle.transfert t where t.parcelle_id = p_parcelle_id
      union all
      select t.ancien_id from parcelle.transfert t where t.parcelle_id = p_parcelle_id
    ) as e
    where e.id is not null);
end
$$;

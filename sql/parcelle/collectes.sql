-- Returns the collections of a plot that name one of its present or former holders.
-- Spec: terrain#transfert.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Why: collections are found by producer, because an index exists for producers. A collection of a
--      producer who never held the plot consumes that producer's own capacity, so it is not needed
--      here.
create or replace function parcelle.collectes(p_parcelle_id uuid) returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select c.id from unnest(parcelle.detenteurs(p_parcelle_id)) as d (id)
      join collecte.collecte c on c.producteur_id = d.id
    where c.parcelle_id = p_parcelle_id;
end
$$;

-- Returns the estimates of a producer's plots from a date on.
-- Spec: commandes#references, commandes#regles.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function recolte.ecrits(p_producteur_id uuid, p_depuis timestamptz)
returns setof commande.ecrit
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select e.commande_id, e.id, e.date_operation
  from parcelle.parcelle p
    join recolte.estimation e on e.organisation_id = p.organisation_id and e.parcelle_id = p.id
  where p.producteur_id = p_producteur_id and e.date_operation >= p_depuis;
end
$$;

-- Returns the inspections that count of a producer, and those of other producers that name a plot
-- which the producer holds or held, from a date on.
-- Spec: commandes#references, commandes#regles.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function inspection.ecrits(p_producteur_id uuid, p_depuis timestamptz)
returns setof commande.ecrit
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelles uuid[] := array(
    select p.id from parcelle.parcelle p where p.producteur_id = p_producteur_id
    union
    select t.parcelle_id from parcelle.transfert t where t.ancien_id = p_producteur_id);
begin
  return query
  select i.commande_id, i.id, i.date_operation
  from inspection.inspection i
  where i.producteur_id = p_producteur_id and i.date_operation >= p_depuis
    and i.invalidee_le is null
  union
  select i.commande_id, i.id, i.date_operation
  from inspection.inspection i
  where i.parcelle_id = any (v_parcelles) and i.date_operation >= p_depuis
    and i.invalidee_le is null;
end
$$;

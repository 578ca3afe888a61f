-- Returns the inspections of a producer from a date on that count.
-- Spec: commandes#references, commandes#regles.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function inspection.ecrits(p_producteur_id uuid, p_depuis timestamptz)
returns setof commande.ecrit
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select i.commande_id, i.id, i.date_operation
  from inspection.inspection i
  where i.producteur_id = p_producteur_id and i.date_operation >= p_depuis
    and i.invalidee_le is null;
end
$$;

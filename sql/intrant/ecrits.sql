-- Returns the inputs that commands handed out to a producer from a date on.
-- Spec: commandes#references, commandes#regles.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function intrant.ecrits(p_producteur_id uuid, p_depuis timestamptz)
returns setof commande.ecrit
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select r.commande_id, r.id, r.date_operation
  from intrant.remise r where r.producteur_id = p_producteur_id and r.date_operation >= p_depuis;
end
$$;

-- Returns the estimates of plots which a producer holds or held, from a date on.
-- Spec: commandes#references, commandes#regles.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function recolte.ecrits(p_producteur_id uuid, p_depuis timestamptz)
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
  select e.commande_id, e.id, e.date_operation
  from recolte.estimation e
  where e.parcelle_id = any (v_parcelles) and e.date_operation >= p_depuis;
end
$$;

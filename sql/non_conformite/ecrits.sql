-- Returns the non-conformities of a producer, and those of other producers that name a plot which
-- the producer holds or held, from a date on, that have a command of their own. Those of an
-- inspection's answers are judged with the inspection.
-- Spec: commandes#references, commandes#regles.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function non_conformite.ecrits(p_producteur_id uuid, p_depuis timestamptz)
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
  select n.commande_id, n.id, n.date_operation
  from non_conformite.non_conformite n
  where n.producteur_id = p_producteur_id and n.date_operation >= p_depuis
    and n.commande_id is not null and n.inspection_id is null
  union
  select n.commande_id, n.id, n.date_operation
  from non_conformite.non_conformite n
  where n.parcelle_id = any (v_parcelles) and n.date_operation >= p_depuis
    and n.commande_id is not null and n.inspection_id is null;
end
$$;

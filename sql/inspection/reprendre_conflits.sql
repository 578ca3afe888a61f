-- Examines a person's inspections of a producer from a date on again, because the same person
-- collected from this producer by then: so a collection and an inspection may arrive in any order.
-- Spec: types-de-commandes#inspection-enregistrer, commandes#ordre-d-arrivee.
-- Chosen: docs/decisions/0122-ordre-d-arrivee.md.
-- Motifs: conflit_interets.
create or replace function inspection.reprendre_conflits(
  p_inspecteur_id uuid, p_producteur_id uuid, p_depuis timestamptz, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vue record;
begin
  for v_vue in
    select i.commande_id, i.id, i.date_operation from inspection.inspection i
    where i.producteur_id = p_producteur_id and i.auteur_id = p_inspecteur_id
      and i.date_operation >= p_depuis and i.invalidee_le is null
    order by i.date_operation, i.id
  loop
    perform constat.ouvrir(
      v_vue.commande_id, 'inspection', v_vue.id,
      inspection.trouver_conflits(p_inspecteur_id, p_producteur_id, v_vue.date_operation), p_le);
  end loop;
end
$$;

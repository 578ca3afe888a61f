-- Returns whether a person inspected a producer from a date on, so that these inspections must be
-- examined again after the person's collection from this producer.
-- Spec: types-de-commandes#inspection-enregistrer.
-- Why: every collection runs this function, so one query reads the producer's few inspections.
create or replace function inspection.est_a_revoir(
  p_inspecteur_id uuid, p_producteur_id uuid, p_depuis timestamptz) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select from inspection.inspection i
    where i.producteur_id = p_producteur_id and i.auteur_id = p_inspecteur_id
      and i.date_operation >= p_depuis);
end
$$;

-- Returns whether the plot of a control's collection belonged to the collection's producer at its
-- date.
-- Spec: file-de-controle#reference-arrivee.
create or replace function collecte.est_du_producteur(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from collecte.collecte c
    where c.id = p_controle.entite_id and c.producteur_id = parcelle.producteur_au(
      (p_controle.details ->> 'id')::uuid, c.date_operation));
end
$$;

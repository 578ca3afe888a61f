-- Returns the inspections of a member in a period that count, oldest first: neither invalidated by
-- a decision nor cancelled.
-- Spec: registres#suivi.
create or replace function inspection.comptees(p_producteur_id uuid, p_pendant tstzrange)
returns setof inspection.inspection
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select i.* from inspection.inspection i
  where i.producteur_id = p_producteur_id and p_pendant @> i.date_operation
    and i.invalidee_le is null
    and not exists (select from commande.annulation a where a.commande_id = i.commande_id)
  order by i.date_operation, i.id;
end
$$;

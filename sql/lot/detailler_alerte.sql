-- One lot with all that happened to it, and what its place or its quality signals after an act.
-- Spec: Lot. Refuses: lot_inconnu.
create or replace function lot.detailler_alerte(p_lot_id uuid, p_le timestamptz) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('lot', lot.detailler(p_lot_id), 'alertes', lot.alertes(p_lot_id, p_le))
$$;

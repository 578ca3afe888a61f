-- Presents one lot with its history, and the warnings about its place or its quality after an act.
-- Spec: lots#lot.
-- Refuses: lot_inconnu.
create or replace function lot.detailler_alerte(p_lot_id uuid, p_le timestamptz) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('lot', lot.detailler(p_lot_id), 'alertes', lot.alertes(p_lot_id, p_le))
$$;

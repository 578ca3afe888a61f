-- Returns an expedition's departure and whether it left; null for an unknown expedition.
-- Spec: genealogie#genealogie.
create or replace function genealogie.lire_expedition(
  p_id uuid, out statut text, out date_operation timestamptz)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select e.statut, e.date_operation into statut, date_operation
  from expedition.expedition e where e.id = p_id;
end
$$;

-- Returns a lot of the organization; it must exist.
-- Spec: lots#lot.
-- Refuses: lot_inconnu.
create or replace function lot.exiger(p_id uuid) returns lot.lot
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lot lot.lot;
begin
  select l.* into v_lot from lot.lot l where l.id = p_id;
  if v_lot.id is null then
    raise sqlstate 'TR404' using message = 'lot_inconnu';
  end if;
  return v_lot;
end
$$;

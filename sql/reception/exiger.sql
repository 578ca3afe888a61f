-- Returns a reception of the organization; it must exist.
-- Spec: receptions#reception.
-- Refuses: reception_inconnue.
create or replace function reception.exiger(p_id uuid) returns reception.reception
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reception reception.reception;
begin
  select r.* into v_reception from reception.reception r where r.id = p_id;
  if v_reception.id is null then
    raise sqlstate 'TR404' using message = 'reception_inconnue';
  end if;
  return v_reception;
end
$$;

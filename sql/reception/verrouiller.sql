-- Finds a reception and locks it.
-- Spec: receptions#reception.
-- Refuses: reception_inconnue.
-- Locks: the reception, before every other lock of its acts.
create or replace function reception.verrouiller(p_id uuid) returns reception.reception
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from reception.reception r where r.id = p_id for update;
  return reception.exiger(p_id);
end
$$;

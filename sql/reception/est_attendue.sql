-- Whether a reception awaits the command of a provisional reference, which is held until the end of
-- the transaction.
-- Spec: receptions#attendus.
-- Locks: the reference.
create or replace function reception.est_attendue(p_reference text) returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_apport reception.apport := reception.attendu(reception.tenir_reference(p_reference));
begin
  return v_apport.id is not null;
end
$$;

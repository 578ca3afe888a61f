-- Says if a reception awaits the command of a provisional reference, which is locked until the end
-- of the transaction.
-- Spec: receptions#attendus.
-- Why: two assignments: what one expression reads, it reads as it was before the wait for the
--      reference, and a reception that was recorded meanwhile would be missed (0059).
-- Locks: the reference.
create or replace function reception.est_attendue(p_reference text) returns boolean
language plpgsql
as $$
declare
  v_reference text := reception.tenir_reference(p_reference);
  v_apport reception.apport := reception.attendu(v_reference);
begin
  return v_apport.id is not null;
end
$$;

-- Returns whether a reception waits for the command of a provisional reference. The reference is
-- locked until the end of the transaction.
-- Spec: receptions#attendus.
-- Why: the lock and the query are two assignments: in one expression the query would use the
--      snapshot from before the lock, and miss a reception that was recorded meanwhile (0059).
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

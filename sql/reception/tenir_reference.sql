-- Locks a provisional reference until the end of the transaction, and returns it. So the
-- reference's command and a reception that names it see each other, whichever comes first.
-- Spec: receptions#attendus.
-- Why: while both transactions are running, neither finds a row of the other to lock.
-- Locks: the reference.
create or replace function reception.tenir_reference(p_reference text) returns text
language plpgsql
as $$
begin
  return p_reference
    || core.verrouiller('reference ' || core.organisation_id() || ' ' || p_reference)::text;
end
$$;

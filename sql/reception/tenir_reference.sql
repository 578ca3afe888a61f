-- Holds a provisional reference until the end of the transaction, and answers it: the command that
-- brings one and a reception that names it see each other, whichever comes first.
-- Spec: receptions#attendus.
-- Why: neither finds a row of the other to lock while both are on their way.
-- Locks: the reference.
create or replace function reception.tenir_reference(p_reference text) returns text
language plpgsql
as $$
begin
  return p_reference
    || core.verrouiller('reference ' || core.organisation_id() || ' ' || p_reference)::text;
end
$$;

-- Waits for whoever deals with a provisional reference: the arrival of its command, or a reception
-- that names it.
-- Why: neither sees the other's uncommitted row, and a reference that arrived would stay awaited.
-- Spec: domain, «fruit travels faster than data».
-- Locks: the reference, until the transaction ends.
create or replace function reception.verrouiller_reference(p_reference text) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(core.organisation_id() || ' ' || p_reference, 0))
$$;

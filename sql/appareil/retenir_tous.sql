-- Locks the organization's devices. Commands judged before the lock are already written; later
-- commands are judged after the caller's act. An act that takes back a record that phones may name
-- calls this function first.
-- Spec: file-de-controle#annulation, imports#annulation.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md.
-- Locks: the devices, in the order of their ids.
create or replace function appareil.retenir_tous(p_organisation_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from appareil.appareil a
  where a.organisation_id = p_organisation_id
  order by a.id for share;
end
$$;

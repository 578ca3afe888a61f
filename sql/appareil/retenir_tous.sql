-- Holds the organization's devices: what was judged of their commands is written, and what comes is
-- judged after the act that asks for it. Who takes back a record that phones name needs both.
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

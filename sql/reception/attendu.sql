-- Returns the contribution of a reception that still waits for the command of a provisional
-- reference.
-- Spec: receptions#attendus.
-- Why: the lookup does not test if the command has arrived, because the index of expected
--      contributions has the same condition, and with it the planner would read that whole index,
--      however large the organization (docs/performance.md#plans).
create or replace function reception.attendu(p_reference text) returns reception.apport
language plpgsql stable
as $$
declare
  v_apport reception.apport;
begin
  select a.* into v_apport from reception.apport a
  where a.reference_provisoire = p_reference and a.annule_le is null;
  return case when v_apport.collecte_id is null then v_apport end;
end
$$;

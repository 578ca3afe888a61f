-- The contribution of a reception that still awaits the command of a provisional reference.
-- Spec: receptions#attendus.
-- Why: what has come is no condition of the lookup. The index of what is awaited states it too, and
--      would be read whole, as far as the organization goes (docs/performance.md#plans).
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

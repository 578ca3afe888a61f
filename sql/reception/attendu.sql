-- The contribution of a reception that still awaits the command of a provisional reference.
-- Spec: receptions#attendus.
create or replace function reception.attendu(p_reference text) returns reception.apport
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_apport reception.apport;
begin
  select a.* into v_apport from reception.apport a
  where a.reference_provisoire = p_reference and a.collecte_id is null and a.annule_le is null;
  return v_apport;
end
$$;

-- Returns the code with which the contract of a reception would refuse it today; null if the
-- contract accepts it.
-- Spec: contrats-et-devises#cloture.
-- Chosen: docs/decisions/0050-rejuger.md.
create or replace function reception.refus_du_contrat(p_reception reception.reception)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform reception.verifier_contrat(p_reception);
  return null;
exception
  when sqlstate 'TR404' or sqlstate 'TR409' then
    return sqlerrm;
end
$$;

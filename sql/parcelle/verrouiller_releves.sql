-- Locks surveys of an organization, which are judged one after another: of two that arrive at once
-- and share land the second sees the first. A trial, which is rolled back, takes no lock; an import
-- that is applied as a whole locks others out at its end alone (`parcelle.rapprocher_releves`).
-- Spec: terrain#chevauchement.
-- Locks: the organization's surveys, after the device and before plots and balances.
create or replace function parcelle.verrouiller_releves() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(current_setting('sillon.essai', true), '') <> 'oui'
    and coalesce(current_setting('sillon.releves_depuis', true), '') = '' then
    perform core.verrouiller('releves ' || core.organisation_id());
  end if;
end
$$;

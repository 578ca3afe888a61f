-- Surveys of an organization are judged one after another: of two that arrive at once and share
-- land the second sees the first. A trial, which is rolled back, keeps nobody waiting.
-- Spec: terrain#chevauchement.
-- Locks: the organization's surveys, after the device and before plots and balances.
create or replace function parcelle.verrouiller_releves() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(current_setting('sillon.essai', true), '') <> 'oui' then
    perform core.verrouiller('releves ' || core.organisation_id());
  end if;
end
$$;

-- Locks the surveys of an organization, so that they are judged one after another: if two surveys
-- that share land arrive at once, the second one sees the first. A trial, which is rolled back,
-- takes no lock; an import that is applied as a whole takes the lock at its end
-- (`parcelle.rapprocher_releves`).
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

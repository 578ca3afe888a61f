-- Allows this transaction to write surveys without the lock on surveys, until it calls
-- `parcelle.rapprocher_releves`.
-- Spec: imports#application.
-- Chosen: docs/decisions/0131-parcelles-d-un-fichier.md.
create or replace function parcelle.differer_releves() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(current_setting('sillon.releves_depuis', true), '') = '' then
    perform set_config('sillon.releves_depuis',
                       pg_snapshot_xmin(pg_current_snapshot())::text, true);
  end if;
end
$$;

-- The organization of the current call; null outside a call, so that no policy lets a row through.
-- Spec: service#isolement.
create or replace function core.organisation_id() returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return nullif(current_setting('sillon.organisation_id', true), '')::uuid;
end
$$;

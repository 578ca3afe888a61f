-- Returns the organization of the current call; null outside a call, so that no policy lets a row
-- through.
-- Spec: service#isolement.
-- Why: the body is parsed (`begin atomic`), so that PostgreSQL inlines it into the caller's plan
--      (docs/performance.md#rereads).
create or replace function core.organisation_id() returns uuid
language sql stable
begin atomic
  select nullif(current_setting('sillon.organisation_id', true), '')::uuid;
end;

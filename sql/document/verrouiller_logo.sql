-- Locks the logos of the organization, also if there are none.
-- Spec: documents#logo.
-- Locks: the logos of the organization.
create or replace function document.verrouiller_logo() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform core.verrouiller('document ' || core.organisation_id());
end
$$;

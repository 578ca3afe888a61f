-- Serializes the writers of the organization's settings and numbering models: each gets its own
-- version, and the later one has the later instant.
-- Spec: reglages#versions.
-- Locks: the organization's row; references to it are not held up.
create or replace function reglage.verrouiller() returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from organisation.organisation o where o.id = core.organisation_id() for no key update;
end
$$;

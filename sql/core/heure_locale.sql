-- Returns the local time at an instant in the organization's time zone.
-- Spec: api#instants.
create or replace function core.heure_locale(p_le timestamptz) returns timestamp
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select p_le at time zone o.fuseau_horaire
    from organisation.organisation o where o.id = core.organisation_id());
end
$$;

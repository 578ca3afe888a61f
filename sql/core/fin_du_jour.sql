-- Returns the last instant of a day in the organization's time zone; null without a day.
-- Spec: api#instants.
create or replace function core.fin_du_jour(p_jour date) returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select (p_jour + 1)::timestamp at time zone o.fuseau_horaire - interval '1 microsecond'
    from organisation.organisation o where o.id = core.organisation_id());
end
$$;

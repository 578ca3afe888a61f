-- Returns the time of consecutive days in the organization's time zone, the last day included;
-- without a first or a last day, the period has no limit on that side. Its bounds are never null.
-- Spec: api#jours.
-- Chosen: days are those of the organization.
create or replace function organisation.periode(
  p_du date, p_au date, out du timestamptz, out au timestamptz) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select coalesce(p_du::timestamp at time zone o.fuseau_horaire, '-infinity'),
         coalesce((p_au + 1)::timestamp at time zone o.fuseau_horaire, 'infinity')
  into du, au
  from organisation.organisation o where o.id = core.organisation_id();
  if du >= au then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "au"}';
  end if;
end
$$;

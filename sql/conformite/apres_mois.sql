-- Returns the instant a number of months after another, by the organization's own calendar.
-- Spec: api#jours.
-- Why: by the session's time zone, «a month later» would depend on the machine.
create or replace function conformite.apres_mois(p_depuis timestamptz, p_mois integer)
returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select (p_depuis at time zone o.fuseau_horaire + make_interval(months => p_mois))
             at time zone o.fuseau_horaire
    from organisation.organisation o where o.id = core.organisation_id());
end
$$;

-- Returns the last day to correct a finding of an instant, by the organization's calendar; null
-- without a delay.
-- Spec: registres#delai.
create or replace function non_conformite.echeance(p_le timestamptz, p_delai_jours integer)
returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select (p_le at time zone o.fuseau_horaire)::date + p_delai_jours
    from organisation.organisation o where o.id = core.organisation_id());
end
$$;

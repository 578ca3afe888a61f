-- Returns the time in which two series of quality states of a plot differ, each as its periods.
-- Spec: conformite-et-certificats#effets.
create or replace function conformite.changements(
  p_avant conformite.statut_parcelle[], p_apres conformite.statut_parcelle[])
returns tstzmultirange
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce((
      select range_agg(s.periode) from unnest(p_avant || p_apres) as s), '{}')
    - coalesce((
      select range_agg(a.periode * b.periode)
      from unnest(p_avant) as a join unnest(p_apres) as b
        on a.etat_code = b.etat_code and a.periode && b.periode), '{}');
end
$$;

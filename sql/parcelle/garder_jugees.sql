-- Compares a survey with its neighbours when it is judged, and stores the results that did not
-- exist before.
-- Spec: terrain#chevauchement.
-- Locks: nothing: who calls holds the organization's surveys.
create or replace function parcelle.garder_jugees(p_parcelle_id uuid, p_polygone_id uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform parcelle.garder_communes(parcelle.comparer(
    p_parcelle_id, parcelle.releves_dates(p_parcelle_id, p_polygone_id)));
end
$$;

-- Returns the alerts of a survey: it lies at 0, 0, which receivers without a position report; or it
-- lies a degree or more from the surveys of every other plot of the organization, which happens if
-- longitude and latitude are swapped. The first plot has no other surveys to compare with.
-- Spec: commandes#alertes, imports#lointaine.
-- Why: neighbours are found by their bounding boxes, as in `parcelle.voisines`; one is enough.
create or replace function parcelle.alerter(p_polygone_id uuid) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve parcelle.polygone;
  v_parcelle_id uuid;
begin
  select g.* into v_releve from parcelle.polygone g
  where g.organisation_id = core.organisation_id() and g.id = p_polygone_id;
  v_parcelle_id := coalesce(v_releve.parcelle_id, v_releve.parcelle_declaree);
  if v_releve.ouest_microdegres is null then
    return '{}';
  elsif greatest(abs(v_releve.ouest_microdegres), abs(v_releve.est_microdegres),
                 abs(v_releve.sud_microdegres), abs(v_releve.nord_microdegres)) < 100000 then
    return '{parcelle_lointaine}';
  elsif exists (
    select from parcelle.polygone g
    where g.ouest_microdegres >= -180000000 -- as the index says
      and g.ouest_microdegres <= v_releve.est_microdegres + 1000000
      and g.est_microdegres >= v_releve.ouest_microdegres - 1000000
      and g.sud_microdegres <= v_releve.nord_microdegres + 1000000
      and g.nord_microdegres >= v_releve.sud_microdegres - 1000000
      and coalesce(g.parcelle_id, g.parcelle_declaree) <> v_parcelle_id)
  then
    return '{}';
  end if;
  return array(
    select 'parcelle_lointaine' from parcelle.polygone g
    where coalesce(g.parcelle_id, g.parcelle_declaree) <> v_parcelle_id limit 1);
end
$$;

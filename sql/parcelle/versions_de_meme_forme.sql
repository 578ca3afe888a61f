-- Returns a survey and its earlier versions with the same shape: a new date, or a plot that
-- arrived, makes a new version of the same land.
-- Spec: types-de-commandes#parcelle-relever.
-- Chosen: surveys are never edited; a decision makes a version of them.
create or replace function parcelle.versions_de_meme_forme(p_polygone_id uuid) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    with recursive version as (
      select g.organisation_id, g.id, g.remplace_id, g.geojson
      from parcelle.polygone g where g.id = p_polygone_id
      union all
      select a.organisation_id, a.id, a.remplace_id, a.geojson
      from version v
        cross join lateral (
          select p.organisation_id, p.id, p.remplace_id, p.geojson from parcelle.polygone p
          where p.organisation_id = v.organisation_id and p.id = v.remplace_id offset 0) as a
      where a.geojson = v.geojson
    )
    select v.id::text from version v);
end
$$;

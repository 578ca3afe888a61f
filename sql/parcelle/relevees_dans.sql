-- Returns the plots with any survey, in force or not, or with a point, that may lie within an
-- extent (west, south, east and north, in millionths of a degree). Returns at most 2,001 plots:
-- 2,001 means that there are more than 2,000.
-- Spec: terrain#carte, terrain#point.
-- Why: plots are found by the bounding boxes of the shapes, in columns: below a row-level policy,
--      no index serves a comparison of shapes (docs/performance.md#growth).
create or replace function parcelle.relevees_dans(p_emprise integer[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select g.parcelle_id from parcelle.polygone g
    where g.ouest_microdegres >= -180000000 -- as the index says
      and g.ouest_microdegres <= p_emprise[3] and g.est_microdegres >= p_emprise[1]
      and g.sud_microdegres <= p_emprise[4] and g.nord_microdegres >= p_emprise[2]
      and g.parcelle_id is not null
    union
    select p.id from parcelle.parcelle p
    where p.longitude_microdegres >= -180000000 -- as the index says
      and p.longitude_microdegres between p_emprise[1] and p_emprise[3]
      and p.latitude_microdegres between p_emprise[2] and p_emprise[4]
    limit 2001);
end
$$;

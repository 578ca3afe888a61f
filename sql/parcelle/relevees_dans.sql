-- The plots of which some survey, in force or not, may lie within an extent (west, south, east and
-- north, in millionths of a degree): at most 2,001 of them, which says that there are more.
-- Spec: terrain#carte.
-- Why: found by whole boxes around the shapes, since below a row-level policy no index answers a
--      comparison of shapes (docs/performance.md#growth).
create or replace function parcelle.relevees_dans(p_emprise integer[]) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select distinct g.parcelle_id from parcelle.polygone g
    where g.ouest_microdegres >= -180000000 -- as the index says
      and g.ouest_microdegres <= p_emprise[3] and g.est_microdegres >= p_emprise[1]
      and g.sud_microdegres <= p_emprise[4] and g.nord_microdegres >= p_emprise[2]
      and g.parcelle_id is not null
    limit 2001);
end
$$;

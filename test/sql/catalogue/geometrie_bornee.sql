-- Spec: terrain#trop-complexe: no timeout ends a comparison of shapes, so each function that costs
-- more than reading its shapes is called in one place, after a check of a limit.
begin;
select plan(1);

select set_eq($$
  select distinct n.nspname || '.' || p.proname, lower(m.appel[1])
  from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace and n.nspowner = 'proprietaire'::regrole
    cross join lateral regexp_matches(p.prosrc, '\mpublic\.(st_\w+)', 'g') as m (appel)
  where lower(m.appel[1]) !~
    ('^st_(as(geojson|binary|mvt)|x|y|xmin|xmax|ymin|ymax|npoints|numinteriorrings|exteriorring'
     || '|isclosed|isempty|setsrid|force2d|forcepolygonccw|geomfromgeojson|dumppoints|makepoint'
     || '|envelope|tileenvelope|transform|centroid|area|perimeter|collectionextract'
     || '|clipbybox2d|simplifyvw)$')
$$, $$ values
  ('parcelle.partager', 'st_intersection'), -- behind croisements
  ('parcelle.voisines', 'st_intersects'), -- 10,000 pairs of points at most where both may be
  ('parcelle.dessiner', 'st_asmvtgeom'), -- what is left of a shape by simplifyvw
  ('parcelle.tuile_amas', 'st_asmvtgeom'), -- points
  ('parcelle.mesurer', 'st_isvalid'), -- behind est_trop_dense
  ('parcelle.mesurer', 'st_distance'), -- two points
  ('importation.revoir_parcelles', 'st_distancesphere'), -- two points
  ('parcelle.mesurer', 'st_startpoint'),
  ('parcelle.mesurer', 'st_endpoint'),
  ('parcelle.mesurer', 'st_setpoint'), -- reads the ring once
  ('parcelle.mesurer', 'st_makepolygon'),
  ('eudr.fautes_forme', 'st_isvalid'), -- one shape that est_trop_dense judged
  ('genealogie.dessiner_parcelle', 'st_reduceprecision'), -- one shape that est_trop_dense judged
  ('genealogie.dessiner_parcelle', 'st_pointonsurface'), -- one line across the shape
  ('registre.unites', 'st_pointonsurface'), -- one line across the shape, for a page of members
  ('genealogie.dessiner_parcelle', 'st_dumprings'), -- ten holes, 3,000 points at most
  ('genealogie.dessiner_parcelle', 'st_shortestline'),
  ('genealogie.dessiner_parcelle', 'st_buffer'), -- lines of two points
  ('genealogie.dessiner_parcelle', 'st_union'), -- of these ten
  ('genealogie.dessiner_parcelle', 'st_difference')
$$, 'shapes are compared, joined and mended nowhere else');

select * from finish();
rollback;

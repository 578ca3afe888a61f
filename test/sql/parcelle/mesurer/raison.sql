-- Spec: types-de-commandes#parcelle-relever: the details name the violated rule by a code of this
-- product.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

select results_eq($$
  select (parcelle.mesurer(jsonb_build_object('type', coalesce(f.type, 'Polygon'), 'coordinates',
        f.anneaux::jsonb), 1000000)).raison
  from (values (null, '[[[2,6],[2.001,6],[2.001,6.001],[2,6.001]]]', 1),
    (null, '[[[2,6],[2.001,6],[2,6]]]', 2),
    (null, '[[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]', 3),
    (null, '[["2","6"],["a","b"]]', 4), (null, '[]', 5),
    ('LineString', '[[2,6],[2.001,6]]', 6),
    (null,
      '[[[2,6],[2.001,6],[2.001,6.001],[2,6]],
        [[2.0004,6.0004],[2.0006,6.0004],[2.0006,6.0006],[2.0004,6.0004]]]', 7),
    (null, '[[[179.999,6],[180.0001,6],[180.0001,6.001],[179.999,6]]]', 8),
    (null, '[[[2,6],[2.000005,6],[2.000005,6.000001],[2,6.000001],[2,6]]]', 9),
    (null, '[[[2,6],[2.1,6],[2.1,6.1],[2,6.1],[2,6]]]', 10),
    (null, '[[[179.9995,-16.8],[-179.9995,-16.8],[-179.9995,-16.799],[179.9995,-16.8]]]', 11)
  ) as f (type, anneaux, rang)
  order by f.rang $$,
  $$ values ('anneau_ouvert'), ('trop_peu_de_points'), ('se_croise'), ('illisible'), ('vide'),
    ('pas_un_polygone'), ('anneau_interieur'),
    ('hors_bornes'), ('sans_surface'), ('trop_grand'), ('antimeridien') $$,
  'every fault has its word');

select is((
  select array[m.raison, m.surface_m2::text, public.st_npoints(m.forme)::text]
  from parcelle.mesurer('{"type": "Polygon", "coordinates": [[[2, 6], [2.001, 6], [2.001, 6.001],
    [2, 6.001], [2.000000001, 6]]]}', 1000000) as m), '{NULL,12243,5}',
  'a ring whose ends lie nanometres apart is closed');

select * from finish();
rollback;

-- Spec: terrain#chevauchement: one control for the pair contains both surfaces and the shared part
-- of each.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.enregistrer(p_nom text, p_lon numeric, p_dlon numeric) returns jsonb
language sql as $$
  select essai.faire('parcelle.enregistrer', p_nom,
    jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4, p_dlon))))
$$;
create function pg_temp.m2(p_dlon numeric) returns bigint
language sql as $$ select round(essai.surface_exacte(6.4, p_dlon::float8, 0.001))::bigint $$;
select pg_temp.enregistrer('petite', 2.1, 0.001);
select pg_temp.enregistrer('grande', 2.102, 0.004);
select is(pg_temp.enregistrer('milieu', 2.1005, 0.002) ->> 'motifs', '["chevauchement_parcelle"]',
  'the result says it once');
create temp table k as
select c.entite_id, c.autre_id, c.details from controle.controle c
where c.commande_id = essai.id('commande milieu');

select set_eq('select k.entite_id, k.autre_id from k',
  $$ values (essai.id('milieu'), essai.id('petite')), (essai.id('milieu'), essai.id('grande')) $$,
  'one control for each pair of plots');
select set_eq($$ select distinct k.details - '{parcelles,autre_id}'::text[] from k $$,
  $$ values (jsonb_build_object(
    'polygone_id', essai.id('polygone milieu'), 'surface_m2', pg_temp.m2(0.002), 'minimum_m2', 50,
    'du', '2026-06-01T07:00:00Z', 'au', null)) $$,
  'with the new survey, its surface, and when both are in force');
select is((select jsonb_agg(jsonb_array_length(k.details -> 'parcelles')) from k), '[1, 1]',
  'the other plot of each');
select is(
  (select jsonb_object_agg(k.autre_id,
      (k.details #> '{parcelles,0}') - '{parcelle_id,polygone_id}'::text[]) from k),
  jsonb_build_object(
    essai.id('petite'),
    jsonb_build_object('surface_m2', pg_temp.m2(0.001), 'commune_m2', pg_temp.m2(0.0005), 'part_cp',
      5000),
    essai.id('grande'),
    jsonb_build_object('surface_m2', pg_temp.m2(0.004), 'commune_m2', pg_temp.m2(0.0005), 'part_cp',
      10000 * pg_temp.m2(0.0005) / pg_temp.m2(0.002))),
  'each neighbour with its surface, what is common, and its share of the smaller of both');

select * from finish();
rollback;

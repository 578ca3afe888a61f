-- domain.md §2, `chevauchement_parcelle`: "the details give both surfaces and the share".
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.enregistrer(p_nom text, p_lon numeric, p_dlon numeric) returns jsonb language sql as $$
  select essai.faire('parcelle.enregistrer', p_nom, jsonb_build_object('releve', essai.releve(p_nom, essai.rectangle(p_lon, 6.4, p_dlon))))
$$;
create function pg_temp.m2(p_dlon numeric) returns bigint language sql as $$ select round(essai.surface_exacte(6.4, p_dlon::float8, 0.001))::bigint $$;
select pg_temp.enregistrer('petite', 2.1, 0.001);
select pg_temp.enregistrer('grande', 2.102, 0.004);
select pg_temp.enregistrer('milieu', 2.1005, 0.002);
create temp table k as select d.details, essai.constats('milieu') -> 0 ->> 'entite_id' as entite_id from (select essai.constats('milieu') #> '{0,details}' as details) as d;

select is((select k.entite_id from k), essai.id('milieu')::text, 'the control is about the new plot');
select is((select k.details - 'parcelles' from k), jsonb_build_object('polygone_id', essai.id('polygone milieu'), 'surface_m2', pg_temp.m2(0.002), 'minimum_m2', 50),
  'with the new survey and its surface');
select is((select jsonb_object_agg(p.value ->> 'parcelle_id', p.value - 'parcelle_id') from k, jsonb_array_elements(k.details -> 'parcelles') as p), jsonb_build_object(
    essai.id('petite'), jsonb_build_object('surface_m2', pg_temp.m2(0.001), 'commune_m2', pg_temp.m2(0.0005), 'part_cp', 5000),
    essai.id('grande'), jsonb_build_object('surface_m2', pg_temp.m2(0.004), 'commune_m2', pg_temp.m2(0.0005), 'part_cp', 10000 * pg_temp.m2(0.0005) / pg_temp.m2(0.002))),
  'each neighbour with its surface, what is common, and its share of the smaller of both');
select is((select count(*) from controle.controle c where c.commande_id = essai.id('commande milieu')), 1::bigint, 'one control for all of them');

select * from finish();
rollback;

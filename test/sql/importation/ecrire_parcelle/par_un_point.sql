-- Spec: terrain#point: a plot below 4 ha is imported as a point with its declared surface; it has
-- no survey and no part in a capacity, phones see it as unsurveyed, and a later survey replaces the
-- point.
begin;
set local role metier;
select plan(11);
select essai.preparer_capacites();
create function pg_temp.ecrire(p_nom text, p_surface_m2 bigint, p_point text) returns jsonb
language sql as $$
  select to_jsonb(x) - 'objet_id' from importation.ecrire_ligne('parcelles', jsonb_populate_record(
    null::importation.ligne, jsonb_build_object('renvois', '{}'::jsonb,
      'demande', jsonb_build_object('parcelle_id', essai.id(p_nom),
        'producteur_id', essai.id('Kossi'), 'nom', p_nom, 'surface_declaree_m2', p_surface_m2,
        'cultures', jsonb_build_array(jsonb_build_object(
          'produit_id', essai.produit('ANANAS'), 'part_cp', 10000, 'strate', 'principal')),
        'releve', jsonb_build_object('polygone_id', essai.id('polygone ' || p_nom),
          'debut', essai.t(-1), 'fin', essai.t(-1), 'nb_points', 1, 'precision_mediane_cm', 0,
          'surface_telephone_m2', 0, 'geojson', jsonb_build_object(
            'type', 'Point', 'coordinates', p_point::jsonb))))), essai.id('admin ESSAI'),
    essai.t()) as x
$$;
create function pg_temp.parcelle() returns jsonb language sql as $$
  select parcelle.presenter(p, essai.t(2))::jsonb from parcelle.parcelle p
  where p.id = essai.id('petite')
$$;

select is(pg_temp.ecrire('petite', 39999, '[2.7000004, 6.9]'),
  '{"fautes": [], "avertissements": [{"code": "parcelle_par_point", "colonne": "forme"}]}',
  'a point is taken, and the report says that it is one');
select is(pg_temp.parcelle() - '{id,producteur_id,groupement_id,cultures,qualites}'::text[],
  '{"producteur_nom": "Kossi Prénom", "nom": "petite", "surface_declaree_m2": 39999,
    "actif": true, "etat": "sans_releve", "categorie": "conventionnel", "polygone": null,
    "point": {"longitude_microdegres": 2700000, "latitude_microdegres": 6900000}}',
  'it is shown with its declared surface, and is no survey');
select is((select (r.polygone_id, r.surface_declaree_m2, r.cultures <> '[]',
      r.longitude_microdegres, r.latitude_microdegres)::text
    from replica.parcelle r where r.id = essai.id('petite')), '(,39999,t,2700000,6900000)',
  'phones see the plot and where it is');

select results_eq($$ select j #>> '{fautes,0,code}', j #>> '{fautes,0,details,raison}'
    from unnest('{40000,0,12000,12000}'::bigint[],
        '{"[2.7, 6.9]","[2.7, 6.9]","[2.7, 90.1]","[-180.1, 6.9]"}'::text[]) as x (m2, p)
      cross join lateral pg_temp.ecrire('autre', x.m2, x.p) as j $$,
  $$ values ('polygone_invalide', 'point_trop_grand'), ('polygone_invalide', 'point_sans_surface'),
      ('polygone_invalide', 'hors_bornes'), ('polygone_invalide', 'hors_bornes') $$,
  'four hectares, no surface, and what lies nowhere are faults of the row');
select is_empty($$ select from parcelle.parcelle p where p.id = essai.id('autre') $$, 'unwritten');

create function pg_temp.capacite() returns bigint language sql as $$
  select e.capacite_g from capacite.evaluer_producteurs(
    essai.id('campagne ESSAI'), array[essai.id('Kossi')], 'ANANAS', 'AB', essai.t(2)) as e
$$;
insert into parcelle.rendement
  (organisation_id, parcelle_id, campagne_id, produit_id, rendement_g_ha, raison, fixe_le)
values (core.organisation_id(), essai.id('petite'), essai.id('campagne ESSAI'),
  essai.produit('ANANAS'), 1000000, 'essai', essai.t());
insert into conformite.statut_parcelle
  (organisation_id, parcelle_id, referentiel_code, etat_code, periode, raison)
values (core.organisation_id(), essai.id('petite'), 'AB', 'AB', '[2020-01-01,)', 'essai');
select is(pg_temp.capacite(), 500000::bigint, 'its declared surface is part of no capacity');
select from essai.faire('parcelle.relever', 'relevé', jsonb_build_object(
  'parcelle_id', essai.id('petite')));
select is(pg_temp.parcelle() #>> '{polygone,id}', essai.id('polygone relevé')::text,
  'a survey stands in its place');
select cmp_ok(pg_temp.capacite(), '>', 500000::bigint, 'with a capacity of what was measured');
select is((select array_agg(d.entite) from importation.dependances_parcelles(
    array[essai.id('petite')]) as d), '{polygone}', 'and on the plot');

select from pg_temp.ecrire('ratée', 100, '[2.7, 6.9]');
select importation.defaire_parcelles(array[essai.id('ratée')], 'Essai', essai.id('admin ESSAI'),
  essai.t(1));
select ok(isempty(p.actif_pendant), 'undone, it was there at no time') from parcelle.parcelle p
where p.id = essai.id('ratée');
select is_empty($$ select from replica.parcelle r where r.id = essai.id('ratée') $$,
  'nor have phones kept it');

select * from finish();
rollback;

-- Spec: registres#membres: a member of the list has their number, contact, area and production
-- units with place and products, the inspectors' names, the day of the list and its version.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.membre(p_le timestamptz) returns jsonb language sql as $$
  select registre.presenter_membre(p, p_le, true, true, true, 7) from producteur.producteur p
  where p.id = essai.id('Kossi')
$$;
update producteur.producteur set reference = 'K-12', localite = 'Adéta'
where id = essai.id('Kossi');
insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, produit_id, part_cp)
select core.organisation_id(), essai.id('parcelle Kossi'), essai.produit('ANANAS'),
  essai.produit('ANANAS'), 10000
where not exists (
  select from parcelle.culture c where c.parcelle_id = essai.id('parcelle Kossi'));
select is(pg_temp.membre(essai.t()) - array(
    select k from jsonb_object_keys(pg_temp.membre(essai.t())) as k
    where k not in ('arrete_au', 'version', 'reference', 'telephone', 'localite', 'surface_m2')),
  '{"arrete_au": "2026-06-01", "version": 7, "reference": "K-12", "telephone": "+22961000000",
    "localite": "Adéta", "surface_m2": 10000}', 'number, contact, area, day and version');
select is(pg_temp.membre(essai.t()) -> 'unites', jsonb_build_array(jsonb_build_object(
    'parcelle_id', essai.id('parcelle Kossi'), 'nom', 'Parcelle Kossi', 'surface_m2', 10000,
    'longitude_microdegres', null, 'latitude_microdegres', null,
    'produits', jsonb_build_array(essai.produit('ANANAS')))), 'as declared, without a place');
select from essai.faire('parcelle.relever', 'r1');
select is(pg_temp.membre(essai.t(-1)) ->> 'surface_m2', '10000', 'nothing of the later survey');
select is(pg_temp.membre(essai.t()) ->> 'surface_m2', (
    select g.surface_m2::text from parcelle.polygone g
    where g.parcelle_id = essai.id('parcelle Kossi')), 'the area of the survey');
select ok((
    select public.st_intersects(g.forme, public.st_setsrid(public.st_point(
      (u ->> 'longitude_microdegres')::integer / 1e6,
      (u ->> 'latitude_microdegres')::integer / 1e6), 4326))
    from parcelle.polygone g, jsonb_array_elements(pg_temp.membre(essai.t()) -> 'unites') as u
    where g.parcelle_id = essai.id('parcelle Kossi')), 'a point in it');
select from essai.faire('inspection.enregistrer', 'i');
select is(pg_temp.membre(essai.t()) #>> '{derniere_inspection,inspecteur}', (
    select u.nom_affiche from utilisateur.utilisateur u
    join inspection.inspection i on i.auteur_id = u.id where i.id = essai.id('i')),
  'the name of the inspector');
select isnt(pg_temp.membre(essai.t()) #>> '{derniere_inspection,inspecteur}', null, 'there is one');

reset role;
select is(to_jsonb(r) - array(select k from jsonb_object_keys(to_jsonb(r)) as k where k not in (
    'reference', 'localite', 'surface_m2', 'unites', 'derniere_inspection_par')),
  (m - array(select k from jsonb_object_keys(m) as k where k not in (
    'reference', 'localite', 'surface_m2', 'unites')))
    || jsonb_build_object('derniere_inspection_par', m #> '{derniere_inspection,inspecteur}'),
  'the report says the same')
from pg_temp.membre(essai.t()) as m
  cross join rapports.registre_membre_a(essai.t() + interval '1 microsecond') as r
where r.producteur_id = essai.id('Kossi');
select * from finish();
rollback;

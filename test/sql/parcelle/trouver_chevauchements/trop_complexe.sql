-- Spec: terrain#trop-complexe: a shape that is too costly to compare is written with one
-- polygone_invalide and a blocked capacity; the results of finished comparisons are stored and
-- reused.
begin;
set local role metier;
select plan(15);
select essai.preparer_operations();
create function pg_temp.enregistrer(p_nom text, p_geojson jsonb) returns text language sql as $$
  select essai.motifs(essai.faire('parcelle.enregistrer', p_nom,
      jsonb_build_object('releve', essai.releve(p_nom, p_geojson))))
$$;

select is(pg_temp.enregistrer('debout', essai.peigne(130, 2.2, false)), null, 'a comb');
select is(pg_temp.enregistrer('couché', essai.peigne(130, 2.2, true)), 'polygone_invalide',
  'one across it has one finding');
select is((select k.details from controle.controle k where k.entite_id = essai.id('couché')),
  jsonb_build_object('polygone_id', essai.id('polygone couché'), 'raison', 'trop_complexe',
    'incomparables', jsonb_build_array(essai.id('debout'))), 'which says with which it is dear');
select is((select s.etat from parcelle.situer(array[essai.id('couché')], true, essai.t(1)) as s),
  'invalide', 'its capacity is barred');
select is(pg_temp.enregistrer('simple', essai.rectangle(2.2, 6.4)), 'chevauchement_parcelle',
  'a plain plot is compared with both');
select is((select count(*) from controle.controle k where k.entite_id = essai.id('simple')),
  2::bigint, 'and has a control with each');
select parcelle.rejuger_chevauchements(essai.id('couché'), essai.t(1));
select is((select count(*) from controle.controle k where k.entite_id = essai.id('couché')),
  1::bigint, 'judged again nothing is asked again');

select pg_temp.enregistrer('oblique', essai.peigne(700, 2.25, false, 1));
select is(pg_temp.enregistrer('au ras', essai.peigne(700, 2.2500001, false, 1)),
  'polygone_invalide', 'teeth that slope side by side and hardly cross are as dear');

select ok(parcelle.croisements(e.rayons, public.st_translate(e.rayons, 0.000003, 0), 20000) > 20000,
  'rays by the thousand that hardly cross too')
from (select public.st_geomfromgeojson(essai.etoile(9998, 2.27)) as rayons) as e;

select is(pg_temp.enregistrer('marche', essai.marche(9999, 2.3, 1)), null, 'a walk');
select is(pg_temp.enregistrer('voisin', essai.marche(9999, 2.3, 2)), 'chevauchement_parcelle',
  'another walk around the same land is compared, point for point');
select ok((select (k.details #>> '{parcelles,0,commune_m2}')::numeric between 37900 and 38600
    from controle.controle k where k.entite_id = essai.id('voisin')), 'as exactly as any');

insert into parcelle.terre_commune (organisation_id, une, autre, commune_m2, forme)
select core.organisation_id(), decode(h.une, 'hex'), decode(h.autre, 'hex'), 7777,
       public.st_setsrid('POLYGON((2 6,2.001 6,2.001 6.001,2 6))'::public.geometry, 4326)
from (
  select min(e.cle) as une, max(e.cle) as autre
  from unnest('{2.4,2.4005}'::numeric[]) as l (lon) cross join lateral (
    select encode(sha256(public.st_asbinary(public.st_geomfromgeojson(
      essai.rectangle(l.lon, 6.4)))), 'hex') as cle) as e) as h;
select from pg_temp.enregistrer('p', essai.rectangle(2.4, 6.4));
select from pg_temp.enregistrer('q', essai.rectangle(2.4005, 6.4));
select is((select k.details #>> '{parcelles,0,commune_m2}' from controle.controle k
    where k.entite_id = essai.id('q')), '7777', 'what two shapes share is judged as it is kept');
select is(parcelle.lire_chevauchements(essai.id('p'), essai.t(1))::jsonb
    #>> '{chevauchements,0,commune_m2}', '7777', 'and read so');
select is((select public.st_npoints(c.forme) from parcelle.communs(array[essai.id('p')]) as c),
  4, 'by the map too');

select * from finish();
rollback;

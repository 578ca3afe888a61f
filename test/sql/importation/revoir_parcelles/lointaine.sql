-- Spec: imports#lointaine: a plot far from all others, with swapped coordinates or at 0, 0, gives a
-- remark; one near another does not.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();
create function pg_temp.amener(p_noms text[], p_points point[], p_cote numeric default 0.0005)
returns text language plpgsql as $$
declare
  v_id uuid := gen_random_uuid();
begin
  insert into importation.importation
    (organisation_id, id, genre, nom_fichier, format, taille_octets, sha256, cree_le, auteur_id)
  values (core.organisation_id(), v_id, 'parcelles', 'x', 'csv', 1, repeat('0', 64), essai.t(),
          essai.id('admin ESSAI'));
  insert into importation.ligne
    (organisation_id, importation_id, rang, numero, cellules, demande, renvois)
  select core.organisation_id(), v_id, n.rang, n.rang, '{}', jsonb_build_object(
    'parcelle_id', essai.id(n.nom), 'producteur_id', essai.id('Kossi'), 'nom', n.nom,
    'surface_declaree_m2', 12000, 'cultures', jsonb_build_array(jsonb_build_object(
      'produit_id', essai.produit('ANANAS'), 'part_cp', 10000, 'strate', 'principal')),
    'releve', jsonb_build_object(
      'polygone_id', gen_random_uuid(), 'debut', essai.t(), 'fin', essai.t(), 'nb_points', 4,
      'precision_mediane_cm', 0, 'surface_telephone_m2', 0,
      'geojson', public.st_asgeojson(case when p_cote = 0
        then public.st_makepoint(n.p[0], n.p[1])
        else public.st_makeenvelope(
          n.p[0], n.p[1], n.p[0] + p_cote, n.p[1] + p_cote) end)::jsonb)), '{}'
  from unnest(p_noms, p_points) with ordinality as n (nom, p, rang);
  return (
    select string_agg(concat_ws(' ', l ->> 'rang', l ->> 'fautes', a ->> 'code',
      a -> 'details' ->> 'distance_km', a -> 'details' ->> 'intervertie',
      a -> 'details' ->> 'origine'), '; ' order by l -> 'rang')
    from importation.ecrire_lot((select i from importation.importation i where i.id = v_id), 0, 200,
        essai.id('admin ESSAI'), essai.t(), '{}') as r
      cross join lateral jsonb_array_elements(r -> 'lignes') as l
      left join lateral jsonb_array_elements(l -> 'avertissements') as a
        on a ->> 'code' = 'parcelle_lointaine');
end
$$;

select is(pg_temp.amener('{A,B,C}', array[point(2.7, 6.9), point(2.71, 6.9), point(6.9, 2.71)]),
  '1 []; 2 []; 3 [] parcelle_lointaine 658 true false', 'among those of one file');
select is(pg_temp.amener('{D,E,F}', array[point(13, 6.9), point(13.1, 6.9), point(2.8, 6.9)]),
  '1 [] parcelle_lointaine 821 false false; 2 [] parcelle_lointaine 830 false false; 3 []',
  'a whole file beside what was there');
select is(pg_temp.amener('{G}', array[point(0, 0)]),
  '1 [] parcelle_lointaine 824 false true', '0, 0');
select is(pg_temp.amener('{H,I,J}', array[point(2.81, 6.9), point(6.9, 13), point(0, 0)], 0),
  '1 []; 2 [] parcelle_lointaine 817 true false; 3 [] parcelle_lointaine 0 true true',
  'and so are points');
select is(pg_temp.amener('{K}', array[point(6.91, 13.1)]), '1 []', 'which others are near to');

select * from finish();
rollback;

-- Spec: imports#parcelle-connue: a declared surface far from the outline's is worth a look; a
-- reference that already brought in a plot of the producer is a fault, also of a point.
begin;
set local role metier;
select plan(9);
select essai.preparer_capacites();
select from essai.faire('producteur.enregistrer', 'Ama');
insert into importation.importation
  (organisation_id, id, genre, format, nom_fichier, taille_octets, sha256, cree_le, auteur_id)
values (core.organisation_id(), essai.id('import'), 'parcelles', 'csv', 'p.csv', 1,
  repeat('0', 64), essai.t(), essai.id('admin ESSAI'));
create function pg_temp.ecrire(
  p_nom text, p_reference text, p_surface_m2 bigint, p_geojson jsonb, p_membre text default 'Kossi')
returns jsonb language plpgsql as $$
declare
  v_issue record;
begin
  v_issue := importation.ecrire_ligne('parcelles', jsonb_populate_record(
    null::importation.ligne, jsonb_build_object('renvois', '{}'::jsonb, 'cle', p_reference,
      'demande', jsonb_build_object('parcelle_id', essai.id(p_nom),
        'producteur_id', essai.id(p_membre), 'nom', p_nom, 'surface_declaree_m2', p_surface_m2,
        'cultures', jsonb_build_array(jsonb_build_object(
          'produit_id', essai.produit('ANANAS'), 'part_cp', 10000, 'strate', 'principal')),
        'releve', jsonb_build_object('polygone_id', essai.id('polygone ' || p_nom),
          'debut', essai.t(-1), 'fin', essai.t(-1), 'nb_points', 1, 'precision_mediane_cm', 0,
          'surface_telephone_m2', 0, 'geojson', p_geojson)))), essai.id('admin ESSAI'), essai.t());
  if v_issue.fautes = '[]' then
    insert into importation.ligne
      (organisation_id, importation_id, rang, numero, cellules, cle, objet_id, ecrite_le)
    select core.organisation_id(), essai.id('import'), n, n, '{}', p_reference, v_issue.objet_id,
           essai.t()
    from (select count(*) + 1 from importation.ligne) as l (n);
  end if;
  return v_issue.fautes || v_issue.avertissements;
end
$$;
create function pg_temp.contour(p_est numeric) returns jsonb language sql as $$
  select jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array(jsonb_build_array(
    array[p_est, 7.3], array[p_est + 0.0008, 7.3], array[p_est + 0.0008, 7.3007],
    array[p_est, 7.3007], array[p_est, 7.3])))
$$;

select is(pg_temp.ecrire('A', 'R1', 18000000, pg_temp.contour(2.1)) #- '{0,details,mesuree_m2}',
  '[{"code": "surface_differente", "colonne": "surface_ha", "details": {"declaree_m2": 18000000}}]',
  '1800 ha declared of 0.7 ha');
select is(pg_temp.ecrire('B', 'R2', 600, pg_temp.contour(2.2)) #>> '{0,code}',
  'surface_differente', '0.06 ha declared');
select is(pg_temp.ecrire('C', 'R3', 60000, pg_temp.contour(2.3)), '[]', 'within ten times');
select is(pg_temp.ecrire('D', 'R4', 0, pg_temp.contour(2.4)), '[]', 'as measured');

select is(pg_temp.ecrire('A encore', 'R1', 0, pg_temp.contour(2.5)),
  '[{"code": "parcelle_deja_connue", "colonne": "reference"}]', 'a reference known');
select is(pg_temp.ecrire('P', 'R5', 12000, '{"type": "Point", "coordinates": [2.6, 7.3]}')
  #>> '{0,code}', 'parcelle_par_point', 'a point');
select is(pg_temp.ecrire('P encore', 'R5', 12000, '{"type": "Point", "coordinates": [2.6, 7.3]}'),
  '[{"code": "parcelle_deja_connue", "colonne": "reference"}]', 'the same point again');
select is(pg_temp.ecrire('Q', 'R5', 12000, '{"type": "Point", "coordinates": [2.7, 7.3]}', 'Ama')
  #>> '{0,code}', 'parcelle_par_point', 'another member numbers their own plots');
select is(pg_temp.ecrire('S', null, 0, pg_temp.contour(2.8)), '[]', 'without a reference');

select * from finish();
rollback;

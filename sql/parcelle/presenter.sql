-- Presents a plot as the API shows it: its survey in force, or the point that replaces a missing
-- survey, its crops, its state and its quality states at a date.
-- Spec: terrain#geojson, terrain#releve, terrain#point, terrain#carte. Surfaces in m2, polygon as
-- GeoJSON text.
create or replace function parcelle.presenter(
  p_parcelle parcelle.parcelle, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_parcelle.id, 'producteur_id', p_parcelle.producteur_id,
      'producteur_nom', (select concat_ws(' ', d.nom, d.prenoms) from producteur.producteur d
                         where d.id = p_parcelle.producteur_id),
      'groupement_id', p_parcelle.groupement_id, 'nom', p_parcelle.nom,
      'surface_declaree_m2', p_parcelle.surface_declaree_m2,
      'actif', p_parcelle.actif_pendant @> p_le, 'etat', s.etat, 'categorie', s.categorie,
      'cultures', parcelle.presenter_cultures(
        p_parcelle.id, parcelle.assolement_au(p_parcelle.id, p_le)),
      'polygone', (
        select json_build_object(
          'id', g.id, 'geojson', public.st_asgeojson(g.forme), 'surface_m2', g.surface_m2,
          'perimetre_m', g.perimetre_m, 'date_operation', core.horodatage(g.date_operation))
        from parcelle.polygone_en_vigueur g where g.parcelle_id = p_parcelle.id),
      'point', case when p_parcelle.longitude_microdegres is not null then json_build_object(
        'longitude_microdegres', p_parcelle.longitude_microdegres,
        'latitude_microdegres', p_parcelle.latitude_microdegres) end,
      'qualites', (
        select coalesce(json_object_agg(q.referentiel_code, q.etat_code
                                        order by q.referentiel_code), '{}')
        from conformite.statut_parcelle q
        where q.parcelle_id = p_parcelle.id and q.periode @> p_le))
    from parcelle.situer(array[p_parcelle.id], false, p_le) as s);
end
$$;

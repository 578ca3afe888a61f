-- Returns the plots of an expedition's goods as the GeoJSON that the EU information system on
-- deforestation accepts: a point for a plot below 4 ha, otherwise the polygon in force; six
-- decimals. A plot without a survey has its point and its declared surface. Members outside the
-- features are the organization's own: the masses, the goods without a plot or a geometry, and the
-- missing data.
-- Spec: ventes-et-expeditions#eudr, terrain#point.
-- Chosen: docs/decisions/0029-genealogie.md.
-- Refuses: expedition_inconnue, expedition_non_validee, produit_hors_eudr.
create or replace function genealogie.eudr(
  p_expedition_id uuid, p_polygones boolean, p_personnes text[], p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_expedition record := genealogie.lire_expedition(p_expedition_id);
  v_lots uuid[];
  v_masses bigint[];
  v_pays text;
begin
  if v_expedition.statut is null then
    raise sqlstate 'TR404' using message = 'expedition_inconnue';
  elsif v_expedition.statut <> 'validée' then
    raise sqlstate 'TR409' using message = 'expedition_non_validee';
  end if;
  select array_agg(s.lot_id), array_agg(s.quantite_g) into v_lots, v_masses
  from genealogie.soumis_eudr(p_expedition_id, v_expedition.date_operation, p_le) as s;
  if v_lots is null then
    raise sqlstate 'TR409' using message = 'produit_hors_eudr';
  end if;
  v_pays := coalesce(
    reglage.texte('expedition.eudr_pays', v_expedition.date_operation),
    reglage.texte('expedition.eudr_pays', p_le),
    (select o.pays from organisation.organisation o where o.id = core.organisation_id()));

  return (
    with part as materialized (
      select x.* from genealogie.parts_eudr(v_lots, v_masses) as x
    ),
    parcelle as materialized (
      select p.*, g.nom, g.surface_m2, g.geometrie,
             (select string_agg(d.nom || ' ' || d.prenoms, ', ' order by d.nom, d.prenoms, d.id)
              from producteur.producteur d
              where d.id = any(p.producteurs) and 'producteur' = any(p_personnes)) as producteur
      from part p
        cross join lateral genealogie.situer_parcelle(p.parcelle_id, p_polygones) as g
      where p.parcelle_id is not null
    )
    select json_build_object(
      'type', 'FeatureCollection',
      'features', coalesce((
        select json_agg(json_build_object(
          'type', 'Feature', 'id', p.parcelle_id, 'geometry', p.geometrie,
          'properties', json_build_object(
            'ProducerName', p.producteur, 'ProducerCountry', v_pays, 'ProductionPlace', p.nom,
            'Area', round(p.surface_m2::numeric / 10000, 4),
            'parcelle_id', p.parcelle_id, 'producteur_ids', p.producteurs,
            'surface_m2', p.surface_m2, 'quantite_g', p.quantite_g, 'part_ppm', p.part_ppm,
            'collecte_du', core.horodatage(p.debut), 'collecte_au', core.horodatage(p.fin)))
          order by p.parcelle_id)
        from parcelle p where p.geometrie is not null), '[]'),
      'expedition_id', p_expedition_id,
      'date_operation', core.horodatage(v_expedition.date_operation),
      'total_g', (select coalesce(sum(m), 0) from unnest(v_masses) as m),
      'sans_geometrie', coalesce((
        select json_agg(json_build_object('parcelle_id', p.parcelle_id, 'quantite_g', p.quantite_g,
                                          'part_ppm', p.part_ppm) order by p.parcelle_id)
        from parcelle p where p.geometrie is null), '[]'),
      'sans_parcelle', coalesce((
        select json_agg(json_build_object('genre', p.genre, 'quantite_g', p.quantite_g,
                                          'part_ppm', p.part_ppm) order by p.genre)
        from part p where p.parcelle_id is null), '[]'),
      'complet', v_pays is not null and not exists (
        select from part p left join parcelle a on a.parcelle_id = p.parcelle_id
        where a.geometrie is null)));
end
$$;

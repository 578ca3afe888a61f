-- Returns what a filed statement hands over to an importer: its numbers, goods and upstream
-- references, the plots with their dates and evidence, and the GeoJSON that TRACES reads. Names of
-- members are for who may read them.
-- Spec: eudr#remise.
-- Refuses: declaration_eudr_inconnue, transition_refusee (it is not filed).
create or replace function eudr.remettre(p_id uuid, p_personnes text[], p_le timestamptz)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declaration eudr.declaration := eudr.exiger(p_id);
begin
  perform acte.exiger('eudr', p_id, v_declaration.statut, 'remettre');
  return (
    with parcelle as materialized (
      select p, (
        select string_agg(d.nom || ' ' || d.prenoms, ', ' order by d.nom, d.prenoms, d.id)
        from producteur.producteur d
        where 'producteur' = any (p_personnes)
          and d.id in (select i::uuid
                       from jsonb_array_elements_text(p -> 'producteur_ids') as i)) as producteur
      from jsonb_array_elements(v_declaration.contenu -> 'parcelles') as p
    )
    select eudr.presenter(v_declaration) || jsonb_build_object(
      'pays_production', v_declaration.contenu -> 'pays',
      'total_g', v_declaration.contenu -> 'total_g',
      'marchandises', v_declaration.contenu -> 'marchandises',
      'sans_parcelle', v_declaration.contenu -> 'sans_parcelle',
      'applicable_le', eudr.applicable_le(v_declaration.taille, v_declaration.contenu),
      'parcelles_origine', (
        select coalesce(jsonb_agg((p - 'geometrie') || jsonb_build_object(
          'producteur', producteur) order by p ->> 'parcelle_id'), '[]') from parcelle),
      'geojson', jsonb_build_object(
        'type', 'FeatureCollection',
        'features', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'type', 'Feature', 'geometry', p -> 'geometrie',
            'properties', jsonb_build_object(
              'ProducerName', producteur,
              'ProducerCountry', v_declaration.contenu -> 'pays',
              'ProductionPlace', p -> 'nom',
              'Area', round((p ->> 'surface_m2')::numeric / 10000, 4)))
            order by p ->> 'parcelle_id'), '[]') from parcelle))));
end
$$;

-- Returns the plots that share more land with a plot than the setting allows while both are in
-- force, the largest shared surface first. Each has its holder, both surveys, the shared land as
-- GeoJSON, the period of the overlap, and the open control about the pair. For the id of a merged
-- record, returns the kept record.
-- Spec: terrain#chevauchement, terrain#geojson. Surfaces in m2.
-- Refuses: parcelle_inconnue.
create or replace function parcelle.lire_chevauchements(p_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (select coalesce(p.fusionnee_dans, p.id) from parcelle.parcelle p where p.id = p_id);
  v_minimum bigint := reglage.entier('parcelles.chevauchement_min_m2', p_le);
begin
  if v_id is null then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  end if;
  return (
    with commun as materialized (
      select r.* from parcelle.recouvrements(v_id, null) as r
      where r.commune_m2 > v_minimum
      order by r.commune_m2 desc, r.autre_polygone_id, r.polygone_id limit 100
    )
    select json_build_object('parcelle_id', v_id, 'minimum_m2', v_minimum, 'chevauchements', (
      select coalesce(json_agg(json_build_object(
        'polygone_id', c.polygone_id, 'surface_m2', c.surface_m2, 'commune_m2', c.commune_m2,
        'part_cp', c.commune_m2 * 10000 / greatest(least(c.surface_m2, c.autre_surface_m2), 1),
        'du', core.horodatage(lower(c.periode)), 'au', core.horodatage(upper(c.periode)),
        'en_cours', c.periode @> p_le,
        'geojson', public.st_asgeojson(c.commune, 7),
        'autre', json_build_object(
          'id', c.autre_id, 'nom', p.nom, 'producteur_id', p.producteur_id,
          'producteur_nom', (select concat_ws(' ', d.nom, d.prenoms) from producteur.producteur d
                             where d.id = p.producteur_id),
          'polygone_id', c.autre_polygone_id, 'surface_m2', c.autre_surface_m2,
          'geojson', public.st_asgeojson(h.forme, 7)),
        'controle_id', (
          select k.controle_id
          from parcelle.communs(array[v_id]) as k
          where c.autre_id in (k.parcelle_id, k.autre_id) limit 1))
        order by c.commune_m2 desc, c.autre_polygone_id, c.polygone_id), '[]')
      from commun c
        join parcelle.parcelle p on p.id = c.autre_id
        join parcelle.polygone h on h.id = c.autre_polygone_id)));
end
$$;

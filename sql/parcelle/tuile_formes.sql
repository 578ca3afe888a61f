-- Returns the plots of a tile with their shapes, and the shared land of their open overlaps.
-- Spec: terrain#carte, terrain#chevauchement.
create or replace function parcelle.tuile_formes(
  p_cadre public.geometry, p_ids uuid[], p_filtre jsonb, p_le timestamptz) returns bytea
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with vue as materialized (
      select v.* from parcelle.situees(parcelle.emprise(p_cadre), p_ids, p_filtre, p_le) as v
    ),
    forme as materialized (
      select v.parcelle_id::text as id, v.nom, v.producteur_id::text, v.etat, v.categorie,
             v.surface_m2, coalesce(
        parcelle.dessiner(v.forme, p_cadre),
        parcelle.dessiner(public.st_centroid(v.forme), p_cadre)) as geom
      from vue v
    ),
    commun as materialized (
      select c.controle_id::text as id, c.parcelle_id::text, c.autre_id::text,
             parcelle.dessiner(c.forme, p_cadre) as geom
      from parcelle.communs(
        array(select v.parcelle_id from vue v where v.etat = 'chevauchement')) as c
    )
    select (select coalesce(public.st_asmvt(f, 'parcelles', 4096, 'geom'), '') from forme f
            where f.geom is not null)
        || (select coalesce(public.st_asmvt(c, 'chevauchements', 4096, 'geom'), '') from commun c
            where c.geom is not null));
end
$$;

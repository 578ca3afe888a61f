-- The plots of a tile with their shapes, and what open overlaps of theirs have in common.
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
        public.st_asmvtgeom(public.st_transform(v.forme, 3857), p_cadre, 4096, 64, true),
        public.st_asmvtgeom(
          public.st_transform(public.st_centroid(v.forme), 3857), p_cadre, 4096, 64,
          true)) as geom
      from vue v
    ),
    commun as materialized (
      select c.controle_id::text as id, c.parcelle_id::text, c.autre_id::text, public.st_asmvtgeom(
        public.st_transform(c.forme, 3857), p_cadre, 4096, 64, true) as geom
      from parcelle.communs(
        array(select v.parcelle_id from vue v where v.etat = 'chevauchement')) as c
    )
    select (select coalesce(public.st_asmvt(f, 'parcelles', 4096, 'geom'), '') from forme f
            where f.geom is not null)
        || (select coalesce(public.st_asmvt(c, 'chevauchements', 4096, 'geom'), '') from commun c
            where c.geom is not null));
end
$$;

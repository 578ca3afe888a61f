-- The land that surveys of a plot, or one of them, have in common with those of other plots at the
-- same time: each pair of surveys, the period in which both are in force and both plots are active,
-- and what they share, in m2. A survey whose plot is unknown counts from its own date.
-- Spec: terrain#chevauchement.
-- Why: neighbours are found by whole boxes around the shapes, since below a row-level policy no
--      index answers what is not leakproof, as the comparison of shapes (docs/decisions/0075).
create or replace function parcelle.recouvrements(p_parcelle_id uuid, p_polygone_id uuid)
returns table (polygone_id uuid, surface_m2 bigint, autre_id uuid, autre_polygone_id uuid,
               autre_surface_m2 bigint, commune_m2 bigint, periode tstzrange)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releves parcelle.releve_date[];
  v_etendue record;
  v_active tstzmultirange := coalesce(
    (select p.actif_pendant from parcelle.parcelle p where p.id = p_parcelle_id), '{(,)}');
begin
  if p_parcelle_id is null then
    v_releves := array(
      select (g.organisation_id, g.id, g.id, g.forme, g.surface_m2,
              tstzrange(g.date_operation, null))::parcelle.releve_date
      from parcelle.polygone g where g.id = p_polygone_id and g.forme is not null);
  else
    v_releves := array(
      select r from parcelle.releve_date r
      where r.parcelle_id = p_parcelle_id and r.id = coalesce(p_polygone_id, r.id));
  end if;
  select floor(min(public.st_xmin(r.forme::public.box3d)) * 1000000)::integer as ouest,
         ceil(max(public.st_xmax(r.forme::public.box3d)) * 1000000)::integer as est,
         floor(min(public.st_ymin(r.forme::public.box3d)) * 1000000)::integer as sud,
         ceil(max(public.st_ymax(r.forme::public.box3d)) * 1000000)::integer as nord
  into v_etendue from unnest(v_releves) as r;
  return query
    with voisine as materialized (
      select distinct g.organisation_id, g.parcelle_id from parcelle.polygone g
      where g.ouest_microdegres >= -180000000 -- as the index says
        and g.ouest_microdegres <= v_etendue.est and g.est_microdegres >= v_etendue.ouest
        and g.sud_microdegres <= v_etendue.nord and g.nord_microdegres >= v_etendue.sud
        and g.parcelle_id <> coalesce(p_parcelle_id, p_polygone_id)
    ),
    paire as materialized (
      select r.id, r.forme, r.surface_m2, e.parcelle_id, e.id as autre_id, e.forme as autre_forme,
             e.surface_m2 as autre_surface_m2, r.en_vigueur * e.en_vigueur as commune
      from voisine v
        join parcelle.parcelle p on p.organisation_id = v.organisation_id and p.id = v.parcelle_id
        -- apart: joined, the view would be reckoned for every plot of the organization
        cross join lateral (
          select d.* from parcelle.releve_date d
          where d.organisation_id = v.organisation_id and d.parcelle_id = v.parcelle_id
          offset 0) as e
        join unnest(v_releves) as r on r.en_vigueur && e.en_vigueur
      where p.fusionnee_dans is null
        and v_active * p.actif_pendant && (r.en_vigueur * e.en_vigueur)
        and public.st_intersects(e.forme, r.forme)
    )
    select p.id, p.surface_m2, p.parcelle_id, p.autre_id, p.autre_surface_m2,
           round(public.st_area(public.st_intersection(
             p.autre_forme, p.forme)::public.geography)::numeric)::bigint, p.commune
    from paire p;
end
$$;

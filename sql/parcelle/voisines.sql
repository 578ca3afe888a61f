-- Returns surveys of other plots that may share land with some surveys of a plot while both surveys
-- are in force and both plots active. Each pair has the start and end of that period and the cost
-- of its comparison, counted in points: the points inside both boxes, plus a hundredth of all
-- points, for reading them.
-- Spec: terrain#chevauchement.
-- Why: neighbours are found by the bounding boxes of the shapes, which are columns. Below a
--      row-level policy, no index serves an operator that is not leakproof, such as the comparison
--      of shapes (docs/performance.md#growth).
create or replace function parcelle.voisines(
  p_parcelle_id uuid, p_releves parcelle.releve_compare[])
returns table (polygone_id uuid, surface_m2 bigint, forme public.geometry, autre_id uuid,
               autre_polygone_id uuid, autre_surface_m2 bigint, autre_forme public.geometry,
               periode tstzrange, points integer, est_chere boolean)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etendue record;
begin
  select floor(min(public.st_xmin(r.forme::public.box3d)) * 1000000)::integer as ouest,
         ceil(max(public.st_xmax(r.forme::public.box3d)) * 1000000)::integer as est,
         floor(min(public.st_ymin(r.forme::public.box3d)) * 1000000)::integer as sud,
         ceil(max(public.st_ymax(r.forme::public.box3d)) * 1000000)::integer as nord,
         coalesce((select p.actif_pendant from parcelle.parcelle p where p.id = p_parcelle_id),
                  '{(,)}') as active
  into v_etendue from unnest(p_releves) as r;
  return query
    with voisine as materialized (
      select distinct g.organisation_id, g.parcelle_id from parcelle.polygone g
      where g.ouest_microdegres >= -180000000 -- as the index says
        and g.ouest_microdegres <= v_etendue.est and g.est_microdegres >= v_etendue.ouest
        and g.sud_microdegres <= v_etendue.nord and g.nord_microdegres >= v_etendue.sud
        and g.parcelle_id <> coalesce(p_parcelle_id, p_releves[1].id)
    ),
    paire as materialized (
      select r.id, r.surface_m2, r.forme, e.parcelle_id, e.id as autre_id,
             e.surface_m2 as autre_surface_m2, e.forme as autre_forme,
             r.en_vigueur * e.en_vigueur as commune,
             public.st_npoints(r.forme) + public.st_npoints(e.forme) as lus,
             public.st_npoints(public.st_clipbybox2d(r.forme, e.forme::public.box2d)) as points,
             public.st_npoints(public.st_clipbybox2d(e.forme, r.forme::public.box2d)) as autres
      from voisine v
        join parcelle.parcelle p on p.organisation_id = v.organisation_id and p.id = v.parcelle_id
        -- A lateral subquery: in a join, the view would be calculated for every plot of the
        -- organization.
        cross join lateral (
          select d.* from parcelle.releve_date d
          where d.organisation_id = v.organisation_id and d.parcelle_id = v.parcelle_id
          offset 0) as e
        join unnest(p_releves) as r on r.en_vigueur && e.en_vigueur
      where p.fusionnee_dans is null
        and v_etendue.active * p.actif_pendant && (r.en_vigueur * e.en_vigueur)
        and e.forme operator(public.&&) r.forme
      order by r.id -- one shape against all its neighbours is prepared once
    )
    select p.id, p.surface_m2, p.forme, p.parcelle_id, p.autre_id, p.autre_surface_m2,
           p.autre_forme, p.commune, p.points + p.autres + p.lus / 100,
           p.points::bigint * p.autres > 10000
    from paire p
    where p.points::bigint * p.autres > 10000 or public.st_intersects(p.autre_forme, p.forme);
end
$$;

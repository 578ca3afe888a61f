-- The plots of a tile by the cells of a grid of 16 by 16: how many stand in each, in the midst of
-- them, how many in each state, and the state that most asks for somebody. A plot stands where the
-- middle of its shape is, and is counted in one tile.
-- Spec: terrain#carte.
create or replace function parcelle.tuile_amas(
  p_cadre public.geometry, p_ids uuid[], p_filtre jsonb, p_le timestamptz) returns bytea
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ordre constant text[] := '{invalide,chevauchement,bloquee,en_vigueur,sortie}';
  v_cote constant double precision := public.st_xmax(p_cadre::public.box3d)
                                    - public.st_xmin(p_cadre::public.box3d);
begin
  return (
    with point as materialized (
      select v.etat, public.st_x(m.milieu) as x, public.st_y(m.milieu) as y,
             floor((public.st_x(m.milieu) - public.st_xmin(p_cadre::public.box3d))
                   * 16 / v_cote)::integer as colonne,
             floor((public.st_y(m.milieu) - public.st_ymin(p_cadre::public.box3d))
                   * 16 / v_cote)::integer as rangee
      from parcelle.situees(parcelle.emprise(p_cadre), p_ids, p_filtre, p_le) as v
        cross join lateral (
          select public.st_transform(public.st_centroid(v.forme), 3857) as milieu) as m
    ),
    amas as materialized (
      select count(*) as parcelles, v_ordre[min(array_position(v_ordre, p.etat))] as etat,
             count(*) filter (where p.etat = 'invalide') as invalide,
             count(*) filter (where p.etat = 'chevauchement') as chevauchement,
             count(*) filter (where p.etat = 'bloquee') as bloquee,
             count(*) filter (where p.etat = 'sortie') as sortie,
             public.st_asmvtgeom(public.st_setsrid(public.st_makepoint(avg(p.x), avg(p.y)), 3857),
                                 p_cadre, 4096, 0, true) as geom
      from point p
      where p.colonne between 0 and 15 and p.rangee between 0 and 15
      group by p.colonne, p.rangee
    )
    select coalesce(public.st_asmvt(a, 'amas', 4096, 'geom'), '') from amas a
    where a.geom is not null);
end
$$;

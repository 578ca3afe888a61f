-- Groups the plots of a tile by the cells of a 16 by 16 grid: for each cell the number of plots,
-- their centre, their number in each state, and the most urgent state. The position of a plot is
-- the centre of the box around its survey in force, or its point, so that exactly one tile counts
-- it. Looks up to 2,000 plots one by one; for more, reads all plots of the organization at once.
-- Spec: terrain#carte.
create or replace function parcelle.tuile_amas(
  p_cadre public.geometry, p_ids uuid[], p_filtre jsonb, p_le timestamptz) returns bytea
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ordre constant text[] := '{invalide,chevauchement,bloquee,sans_releve,en_vigueur,sortie}';
  v_est_ici constant boolean := cardinality(p_ids) <= 2000;
  v_cadre public.box3d := p_cadre::public.box3d;
  v_cote double precision := public.st_xmax(v_cadre) - public.st_xmin(v_cadre);
begin
  return (
    with centre as materialized (
      select s.etat, public.st_centroid(public.st_envelope(s.forme)) as milieu
      from parcelle.situees(
        parcelle.emprise(p_cadre), case when v_est_ici then p_ids else '{}' end, p_filtre,
        p_le) as s
      union all
      select t.etat, public.st_setsrid(public.st_makepoint(
               (t.ouest + t.est) / 2000000.0, (t.sud + t.nord) / 2000000.0), 4326)
      from parcelle.toutes(p_filtre, p_le) as t
      where not v_est_ici and t.ouest is not null
    ),
    point as materialized (
      select c.etat, public.st_x(c.point) as x, public.st_y(c.point) as y,
             floor((public.st_x(c.point) - public.st_xmin(v_cadre)) * 16 / v_cote) as colonne,
             floor((public.st_y(c.point) - public.st_ymin(v_cadre)) * 16 / v_cote) as rangee
      from (select d.etat, public.st_transform(d.milieu, 3857) as point from centre d) as c
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

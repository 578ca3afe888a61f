-- Returns the given plots of an import that are at least about a hundred kilometres from every plot
-- outside the import or, without such plots, from every other plot of the import. Each has its
-- distance, and whether it would be near if longitude and latitude were swapped. Plots within a
-- tenth of a degree of 0, 0 are listed too, because receivers without a position report 0, 0. The
-- position of a plot is that of its surveys, or its point.
-- Spec: imports#lointaine.
-- Why: squares of half a degree represent their plots; for large distances it does not matter which
--      plot is nearest.
create or replace function importation.revoir_parcelles(p_importation_id uuid, p_ids uuid[])
returns table (objet_id uuid, code text, details jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with placee as (
      select g.organisation_id, g.parcelle_id as id,
             (g.ouest_microdegres + g.est_microdegres) / 2 as x,
             (g.sud_microdegres + g.nord_microdegres) / 2 as y
      from parcelle.polygone g
      where g.organisation_id = core.organisation_id() and g.ouest_microdegres >= -180000000
      union all
      select p.organisation_id, p.id, p.longitude_microdegres, p.latitude_microdegres
      from parcelle.parcelle p
      where p.organisation_id = core.organisation_id() and p.longitude_microdegres is not null
    ),
    situee as materialized (
      select g.id, l.objet_id is not null as amenee, g.x, g.y
      from placee g
        left join importation.ligne l
          on l.organisation_id = g.organisation_id and l.objet_id = g.id
            and l.importation_id = p_importation_id
    ),
    connue as materialized (
      select x / 500000 as colonne, y / 500000 as rangee, amenee, count(*) as parcelles,
             public.st_makepoint(avg(x) / 1000000.0, avg(y) / 1000000.0) as milieu
      from situee
      where not amenee or not exists (select from situee s where not s.amenee)
      group by x / 500000, y / 500000, amenee
    ),
    loin as (
      select distinct on (s.id) s.id,
             abs(s.x) < 100000 and abs(s.y) < 100000 as est_a_l_origine, d.ici, d.intervertie
      from situee s
        cross join lateral (
          select min(public.st_distancesphere(k.milieu, public.st_makepoint(
                   s.x / 1000000.0, s.y / 1000000.0))) as ici,
                 min(public.st_distancesphere(k.milieu, public.st_makepoint(
                   s.y / 1000000.0, s.x / 1000000.0))) as intervertie
          from connue k
          where not k.amenee or k.parcelles > 1
            or (k.colonne, k.rangee) <> (s.x / 500000, s.y / 500000)) as d
      where s.id = any (p_ids)
    )
    select l.id, 'parcelle_lointaine', jsonb_build_object(
      'distance_km', round(l.ici / 1000), 'intervertie', coalesce(l.intervertie < 100000, false),
      'origine', l.est_a_l_origine)
    from loin l where l.ici >= 100000 or l.est_a_l_origine;
end
$$;

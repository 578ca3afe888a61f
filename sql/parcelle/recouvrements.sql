-- Returns the land that one or all surveys of a plot share with surveys of other plots at the same
-- time. Each pair of surveys has the period in which both surveys are in force and both plots
-- active, the stored shared surface in m2, and its shape; both are null if the comparison is too
-- costly. A survey of an unknown plot counts from its own date.
-- Spec: terrain#chevauchement, terrain#trop-complexe.
create or replace function parcelle.recouvrements(p_parcelle_id uuid, p_polygone_id uuid)
returns table (polygone_id uuid, surface_m2 bigint, autre_id uuid, autre_polygone_id uuid,
               autre_surface_m2 bigint, commune_m2 bigint, commune public.geometry,
               periode tstzrange)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with paire as materialized (
      select v.polygone_id, v.surface_m2, v.autre_id, v.autre_polygone_id, v.autre_surface_m2,
             v.periode, c.commune_m2, c.forme as commune
      from parcelle.voisines(
          p_parcelle_id, parcelle.releves_dates(p_parcelle_id, p_polygone_id)) as v
        cross join lateral parcelle.commune(v.forme, v.autre_forme) as c
    )
    select p.polygone_id, p.surface_m2, p.autre_id, p.autre_polygone_id, p.autre_surface_m2,
           p.commune_m2, p.commune, p.periode
    from paire p where coalesce(p.commune_m2, 1) > 0;
end
$$;

-- Says if the EU deforestation regulation (2023/1115) accepts a point for a plot of this surface,
-- in m2: below 4 ha; never for an unknown surface.
-- Spec: terrain#point, ventes-et-expeditions#eudr.
create or replace function parcelle.point_suffit(p_surface_m2 bigint) returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(p_surface_m2 between 1 and 39999, false)
$$;

-- Tells if the EU regulation on deforestation (2023/1115) takes a point for a plot of this surface,
-- in m2: below 4 ha; of one that nobody tells it does not.
-- Spec: terrain#point, ventes-et-expeditions#eudr.
create or replace function parcelle.point_suffit(p_surface_m2 bigint) returns boolean
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(p_surface_m2 between 1 and 39999, false)
$$;

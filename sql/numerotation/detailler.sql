-- Presents a version of the organization's numbering model; it must exist.
-- Spec: numerotation#apercu.
create or replace function numerotation.detailler(p_version integer) returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select numerotation.presenter(m) from numerotation.modele m where m.version = p_version
$$;

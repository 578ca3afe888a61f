-- The fingerprint of the rules that this database holds, as versions from before releases were
-- numbered ask for it: they serve their own alone.
-- Spec: taches#versions.
-- Chosen: docs/decisions/0042-montee-de-version.md.
create or replace function v1.empreinte_sql() returns text
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select v.empreinte from core.version_sql v order by v.rang desc limit 1
$$;
grant execute on function v1.empreinte_sql() to api;

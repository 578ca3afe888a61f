-- Returns the organizations that a background task processes, one by one.
-- Spec: taches#nuit.
create or replace function v1.organisations_a_traiter() returns json
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(o), '[]') from tache.organisations() as o
$$;
grant execute on function v1.organisations_a_traiter() to api;

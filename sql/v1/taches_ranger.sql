-- Cleans up the queue of background tasks; returns the permanently failed ones: {tache, nombre,
-- depuis, erreur}.
-- Spec: taches#taches.
-- Chosen: docs/decisions/0041-ouvriers.md.
create or replace function v1.taches_ranger(p_requete jsonb) returns json
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select tache.ranger(coalesce((p_requete ->> 'maintenant')::timestamptz, now()))
$$;
grant execute on function v1.taches_ranger(jsonb) to api;

-- Whether a worker is alive, as far as the others know: one that died is forgotten when its jobs
-- are taken over.
-- Owner: taches
-- Spec: taches#taches.
-- Chosen: docs/decisions/0041-ouvriers.md.
-- Why: the workers are the queue's own, no organization's.
create or replace function tache.est_vivant(p_ouvrier text) returns boolean
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (select from tache.ouvrier o where o.id = p_ouvrier)
$$;
grant execute on function tache.est_vivant(text) to metier;
revoke execute on function tache.est_vivant(text) from public;

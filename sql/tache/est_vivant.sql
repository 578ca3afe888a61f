-- Says if a worker is alive: a dead one is forgotten when its jobs are taken over.
-- Owner: taches
-- Spec: taches#taches.
-- Chosen: docs/decisions/0041-ouvriers.md, docs/performance.md#rereads.
-- Why: the workers are the queue's own, no organization's. The task that sends asks it beside every
--      batch, and a function in SQL is planned each time.
create or replace function tache.est_vivant(p_ouvrier text) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from tache.ouvrier o where o.id = p_ouvrier);
end
$$;
grant execute on function tache.est_vivant(text) to metier;
revoke execute on function tache.est_vivant(text) from public;

-- Returns whether a worker is alive: the row of a dead worker is deleted when its jobs are taken
-- over.
-- Owner: taches
-- Spec: taches#taches.
-- Chosen: docs/decisions/0041-ouvriers.md, docs/performance.md#rereads.
-- Why: workers belong to the queue and not to an organization. The sending task calls this function
--      next to every batch; a function in SQL would be planned at each call.
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

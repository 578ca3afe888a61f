-- Records a worker's heartbeat, and checks the other workers: jobs and queues of workers without a
-- heartbeat for `p_delai` are released. Returns the workers that were declared dead.
-- Owner: taches
-- Spec: taches#taches.
-- Chosen: docs/decisions/0041-ouvriers.md.
-- Why: graphile-worker itself releases the jobs of a dead worker after four hours. A worker's death
--      costs a job an attempt. A job with a single attempt gets the attempt back once; otherwise a
--      job that kills its worker would run for ever. A job that was replaced while it ran has a
--      successor, and does not run again. A locked queue without a job remains if a slower worker
--      completed the job.
-- Locks: one look at a time; what cannot look now looks with its next sign.
create or replace function tache.veiller(
  p_ouvrier text, p_delai interval, p_maintenant timestamptz) returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_limite timestamptz := p_maintenant - p_delai;
  v_morts text[];
  v_veille constant bigint := hashtextextended('tache.veiller', 0);
begin
  insert into tache.ouvrier as o (id, vu_le) values (p_ouvrier, p_maintenant)
  on conflict (id) do update set vu_le = excluded.vu_le;
  insert into core.verrou (cle) values (v_veille) on conflict (cle) do nothing;
  perform from core.verrou v where v.cle = v_veille for no key update skip locked;
  if not found then
    return '{}';
  end if;

  with parti as (
    delete from tache.ouvrier o where o.vu_le < v_limite returning o.id
  ),
  pris as (
    select j.locked_by, j.locked_at from graphile_worker._private_jobs j
    where j.locked_by is not null
    union all
    select f.locked_by, f.locked_at from graphile_worker._private_job_queues f
    where f.locked_by is not null
  ),
  mort as (
    select p.id from parti p
    union
    select i.locked_by from pris i
    where i.locked_at < v_limite
      and not exists (select from tache.ouvrier o where o.id = i.locked_by)
  )
  select coalesce(array_agg(m.id order by m.id), '{}') into v_morts from mort m;
  if v_morts <> '{}' then
    delete from graphile_worker._private_jobs j
    where j.locked_by = any (v_morts) and j.key is null and j.attempts >= j.max_attempts
      and j.updated_at > j.created_at;
    update graphile_worker._private_jobs j
    set attempts = case when j.max_attempts = 1
          and j.last_error is distinct from 'its worker gave no sign of life'
          then 0 else j.attempts end,
        last_error = 'its worker gave no sign of life'
    where j.locked_by = any (v_morts);
    perform graphile_worker.force_unlock_workers(v_morts);
  end if;
  update graphile_worker._private_job_queues f set locked_at = null, locked_by = null
  where f.locked_at < v_limite and not exists (
    select from graphile_worker._private_jobs j
    where j.job_queue_id = f.id and j.locked_by = f.locked_by);
  return v_morts;
end
$$;
revoke execute on function tache.veiller(text, interval, timestamptz) from public;

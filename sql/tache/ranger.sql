-- Removes jobs from the queue that will never run again: replaced jobs that were running, at once;
-- failed jobs that the schedule repeats anyway, or whose task no longer exists, after a day; other
-- permanently failed jobs, after thirty days. Also removes queues without a job, and rows of
-- `core.verrou` that no transaction locks: a lock creates its row again. Returns the permanently
-- failed jobs that are kept, by task.
-- Owner: taches
-- Spec: taches#taches.
-- Chosen: docs/decisions/0041-ouvriers.md, docs/decisions/0116-verrous.md.
-- Why: graphile-worker keeps all of these for ever, and reads every queue for each job.
-- Locks: the jobs, against a job that is being put into a queue that goes.
create or replace function tache.ranger(p_maintenant timestamptz) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from core.verrou v
  where v.cle in (select o.cle from core.verrou o limit 1000000 for update skip locked);
  lock table graphile_worker._private_jobs in share row exclusive mode;
  delete from graphile_worker._private_jobs j
  where j.locked_at is null and case
    when j.payload::jsonb ? '_cron' and j.run_at < p_maintenant - interval '1 day' then true
    when j.attempts < j.max_attempts then false
    when j.key is null and j.updated_at > j.created_at then true
    when j.payload::jsonb ? '_cron' then false
    else j.run_at < p_maintenant - interval '30 days' end;
  delete from graphile_worker._private_job_queues f
  where f.locked_at is null
    and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = f.id);
  return (
    select coalesce(json_agg(json_build_object(
             'tache', e.identifier, 'nombre', e.nombre, 'depuis', e.depuis, 'erreur', e.erreur)
             order by e.identifier), '[]')
    from (
      select t.identifier, count(*) as nombre, min(j.run_at) as depuis,
             (array_agg(j.last_error order by j.run_at desc))[1] as erreur
      from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
      where j.locked_at is null and j.attempts >= j.max_attempts
      group by t.identifier
    ) as e);
end
$$;
grant execute on function tache.ranger(timestamptz) to metier;
revoke execute on function tache.ranger(timestamptz) from public;

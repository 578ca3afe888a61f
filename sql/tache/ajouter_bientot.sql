-- Enqueues a task of a key so that it runs in a second, unless one of that key waits for its time:
-- that one will find what the current transaction leaves.
-- Owner: taches
-- Spec: taches#taches.
-- Why: what comes often is then done together. A batch of one command woke a worker each time: a
--      tenth of its time went to the queue, and as much again to the worker.
-- Locks: the job that waits, against whoever would take it before the end of the transaction; one
--        whose time has come is left to who takes it.
create or replace function tache.ajouter_bientot(
  p_tache text, p_payload json, p_cle text, p_le timestamptz) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from graphile_worker._private_jobs j
  where j.key = p_cle and j.run_at > p_le and j.locked_at is null and j.attempts = 0
  for key share skip locked;
  if not found then
    perform graphile_worker.add_job(p_tache, p_payload, job_key => p_cle, max_attempts => 25,
                                    run_at => p_le + interval '1 second',
                                    job_key_mode => 'preserve_run_at');
  end if;
end
$$;
grant execute on function tache.ajouter_bientot(text, json, text, timestamptz) to metier;
revoke execute on function tache.ajouter_bientot(text, json, text, timestamptz) from public;

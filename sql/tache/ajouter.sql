-- Enqueues a background task in the current transaction: to run at once or, with `p_des`, from an
-- instant on; in that case, a task for the same work that already waits is enough. The rules access
-- the queue only through this function. Tasks with the same key replace each other while they wait;
-- tasks of one queue never run at the same time.
-- Owner: taches
-- Spec: taches#taches.
-- Chosen: docs/performance.md#rereads.
-- Why: graphile_worker accepts jobs only from the owner of its schema. If a job for the same work
--      already waits, it is locked until the transaction ends, so that it runs afterwards, and is
--      not written again; otherwise all transactions that use the same key within a second would
--      queue for its row.
-- Locks: the job that waits, shared with others that add the same.
create or replace function tache.ajouter(
  p_tache text, p_payload json, p_cle text default null, p_file text default null,
  p_des timestamptz default null) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from graphile_worker._private_jobs j
  where j.key = p_cle and j.payload::text = p_payload::text and j.locked_at is null
    and j.attempts = 0 and (p_des is not null or j.run_at <= j.updated_at)
  for key share skip locked;
  if found then
    return;
  end if;
  perform graphile_worker.add_job(p_tache, p_payload, queue_name => p_file, job_key => p_cle,
                                  max_attempts => 25, run_at => p_des);
end
$$;
grant execute on function tache.ajouter(text, json, text, text, timestamptz) to metier;
revoke execute on function tache.ajouter(text, json, text, text, timestamptz) from public;

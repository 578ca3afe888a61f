-- Enqueues a background task in the current transaction; the only door to the queue for the rules.
-- Tasks of one key replace each other while they wait; those of one file never run at once.
-- Owner: taches
-- Spec: taches#taches.
-- Why: graphile_worker accepts jobs from the owner of its schema alone.
create or replace function tache.ajouter(
  p_tache text, p_payload json, p_cle text default null, p_file text default null) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform graphile_worker.add_job(p_tache, p_payload, queue_name => p_file, job_key => p_cle,
                                  max_attempts => 25);
end
$$;
grant execute on function tache.ajouter(text, json, text, text) to metier;
revoke execute on function tache.ajouter(text, json, text, text) from public;

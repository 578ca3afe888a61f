-- Counts the jobs of the queue by task and by state: `pret` is due and waits for a worker, `prevu`
-- waits for its time, `en_cours` runs in a worker, `echoue` failed permanently; each with the
-- earliest date.
-- Owner: taches
-- Spec: service#surveillance, taches#taches.
-- Chosen: docs/decisions/0091-surveillance.md.
create or replace function tache.travaux(p_le timestamptz)
returns table (tache text, etat text, nombre bigint, depuis timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  with travail as (
    select t.identifier, coalesce(j.locked_at, j.run_at) as depuis,
           case when j.locked_at is not null then 'en_cours'
                when j.attempts >= j.max_attempts then 'echoue'
                when j.run_at > p_le then 'prevu'
                else 'pret' end as etat
    from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
    -- A job that was replaced while it ran has a successor, which is counted in its place.
    where not (j.locked_at is null and j.attempts >= j.max_attempts
               and j.key is null and j.updated_at > j.created_at)
  )
  select w.identifier, w.etat, count(*), min(w.depuis) from travail w group by w.identifier, w.etat
$$;
grant execute on function tache.travaux(timestamptz) to metier;
revoke execute on function tache.travaux(timestamptz) from public;

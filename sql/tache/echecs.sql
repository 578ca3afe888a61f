-- Counts the permanently failed jobs that are kept, by organization and task, with the date of the
-- earliest; jobs of the whole platform have no organization.
-- Owner: taches
-- Spec: support-et-cockpit#cockpit, taches#taches.
create or replace function tache.echecs()
returns table (organisation_id uuid, tache text, nombre bigint, depuis timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select (j.payload::jsonb ->> 'organisation_id')::uuid, t.identifier, count(*), min(j.run_at)
  from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
  where j.locked_at is null and j.attempts >= j.max_attempts
    and not (j.key is null and j.updated_at > j.created_at)
  group by 1, 2
$$;
grant execute on function tache.echecs() to metier, cockpit;
revoke execute on function tache.echecs() from public;

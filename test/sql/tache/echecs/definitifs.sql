-- Spec: support-et-cockpit#cockpit: permanently failed jobs are counted by organization and task.
-- Jobs that may still be tried, that run, or that were replaced while they ran are not counted.
begin;
select plan(3);

create function pg_temp.tache(p_tache text, p_org text default null, p_cle text default null)
returns bigint language sql as $$
  select (graphile_worker.add_job(p_tache, coalesce(jsonb_build_object(
    'organisation_id', essai.id('organisation ' || p_org)), '{}')::json, job_key => p_cle,
    max_attempts => 1, run_at => essai.t())).id
$$;
create function pg_temp.echouer(p_id bigint) returns void language sql as $$
  update graphile_worker._private_jobs set attempts = max_attempts where id = p_id
$$;
select pg_temp.echouer(pg_temp.tache('sms_collecte', 'ESSAI')) from generate_series(1, 2);
select pg_temp.echouer(pg_temp.tache('sms_collecte', 'VOISIN'));
select pg_temp.echouer(pg_temp.tache('identite'));
select pg_temp.tache('identite', 'ESSAI');
create temp table courante as select pg_temp.tache('fichiers', 'ESSAI') as id;
select pg_temp.echouer(id) from courante;
update graphile_worker._private_jobs set locked_by = 'a', locked_at = now()
where id = (select id from courante);
update graphile_worker._private_jobs
set created_at = now() - interval '1 minute', updated_at = now(), attempts = max_attempts
where id = pg_temp.tache('documents', 'ESSAI');

select set_eq('select organisation_id, tache, nombre from tache.echecs()', $$ values
  (essai.id('organisation ESSAI'), 'sms_collecte', 2::bigint),
  (essai.id('organisation VOISIN'), 'sms_collecte', 1), (null::uuid, 'identite', 1) $$,
  'of each organization its own, of the platform those of none');
select is((select min(e.depuis) from tache.echecs() e), essai.t(), 'since when');
update graphile_worker._private_jobs set locked_by = null, locked_at = null;
select is((select e.nombre from tache.echecs() e where e.tache = 'fichiers'), 1::bigint,
  'what ran is counted once it has ended');

select * from finish();
rollback;

-- Spec: taches#taches: a job replaced while it ran is removed at once, a scheduled one after a day,
-- and any other failed job is reported every night and removed after thirty days.
begin;
select plan(6);

create function pg_temp.t(p_jours integer) returns timestamptz
language sql as $$ select timestamptz '2026-06-01 12:00Z' + make_interval(days => p_jours) $$;
create function pg_temp.restent() returns text language sql as $$
  select string_agg(task_identifier, ', ' order by task_identifier) from graphile_worker.jobs $$;
-- Makes a scheduled job; a job that failed permanently; and two jobs of one key. The first of these
-- two was replaced while it ran, and then failed.
select graphile_worker.add_job('fichiers', '{"_cron": {"ts": "2026-06-01T12:00:00Z"}}',
  run_at => pg_temp.t(0), max_attempts => 1);
select graphile_worker.add_job('identite', queue_name => 'identite x', run_at => pg_temp.t(0));
update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'in vain';
select graphile_worker.add_job('sms', '{"n": 1}', job_key => 'sms o');
update graphile_worker._private_jobs set locked_by = 'a', locked_at = now(),
  created_at = now() - interval '1 minute' where key is not null;
select graphile_worker.add_job('sms', '{"n": 2}', job_key => 'sms o', queue_name => 'q');
select is((select count(*) from graphile_worker.jobs where task_identifier = 'sms'), 2::bigint,
  'replaced while it ran: both are there');
select v1.taches_ranger(jsonb_build_object('maintenant', pg_temp.t(0)));
select is((select count(*) from graphile_worker.jobs where task_identifier = 'sms'), 2::bigint,
  'while it runs it is left alone');
update graphile_worker._private_jobs set locked_by = null, locked_at = null, last_error = 'failed'
where locked_by = 'a';

set local role api;
select is(v1.taches_ranger(jsonb_build_object('maintenant', pg_temp.t(1)))::jsonb #>> '{1,erreur}',
  'in vain', 'what failed for good is told');
reset role;
select is(pg_temp.restent(), 'fichiers, identite, sms', 'the replaced one is gone');
select v1.taches_ranger(jsonb_build_object('maintenant', pg_temp.t(2)));
select is(pg_temp.restent(), 'identite, sms', 'the clock''s goes after a day');
select v1.taches_ranger(jsonb_build_object('maintenant', pg_temp.t(31)));
select results_eq(
  'select pg_temp.restent(), (select string_agg(queue_name, $$,$$) from '
  'graphile_worker._private_job_queues)', $$ values ('sms', 'q') $$,
  'the other after thirty, its queue with it; what is to run stays');

select * from finish();
rollback;

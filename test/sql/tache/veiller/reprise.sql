-- Spec: taches#taches: a worker without a heartbeat for thirty seconds loses its jobs and queues; a
-- job's only attempt is given back once, and a replaced job does not run again.
begin;
select plan(11);

create function pg_temp.t(p_s integer) returns timestamptz
language sql as $$ select timestamptz '2026-06-01 12:00Z' + make_interval(secs => p_s) $$;
create function pg_temp.veiller(p_ouvrier text, p_s integer) returns text[] language sql as $$
  select tache.veiller(p_ouvrier, interval '30 seconds', pg_temp.t(p_s)) $$;
create function pg_temp.prendre(p_ouvrier text, p_s integer, p_tache text, p_max integer default 25,
  p_cle text default null, p_file text default null) returns void language sql as $$
  select graphile_worker.add_job(p_tache, job_key => p_cle, queue_name => p_file,
    max_attempts => p_max);
  update graphile_worker._private_jobs j set locked_by = p_ouvrier, locked_at = pg_temp.t(p_s),
    attempts = 1,
    created_at = pg_temp.t(p_s - 1), updated_at = pg_temp.t(p_s - 1)
  from graphile_worker._private_tasks k where k.id = j.task_id and k.identifier = p_tache
    and j.locked_by is null;
  update graphile_worker._private_job_queues f set locked_by = p_ouvrier, locked_at = pg_temp.t(p_s)
  where f.queue_name = p_file
$$;
create function pg_temp.pris() returns text language sql as $$
  select string_agg(task_identifier || ' ' || attempts, ', ' order by task_identifier)
  from graphile_worker.jobs where locked_by is not null $$;
set local role taches;

select is(pg_temp.veiller('a', 0), '{}', 'the first sign');
select is(pg_temp.veiller('b', 0), '{}', 'another''s');
select pg_temp.prendre('a', 5, 'fichiers', 1, null, 'fichiers');
select pg_temp.prendre('a', 5, 'identite', 25, null, 'identite x');
select pg_temp.prendre('a', 5, 'sms', 25, 'sms o');
select graphile_worker.add_job('sms', job_key => 'sms o');
select pg_temp.prendre('inconnu', 5, 'vieux');
select pg_temp.veiller('b', 25);
select is(pg_temp.veiller('b', 30), '{}',
  'silent for thirty seconds and no more: nobody is given up');
select is(pg_temp.pris(), 'fichiers 1, identite 1, sms 25, vieux 1',
  'and every job is its worker''s');
select is(pg_temp.veiller('b', 36), '{a,inconnu}',
  'silent for longer, and one that never gave a sign');
select is(pg_temp.pris(), null, 'their jobs are free');
select results_eq($$ select task_identifier, attempts::integer, key from graphile_worker.jobs
    order by 1, 2 $$,
  $$ values ('fichiers', 0, null), ('identite', 1, null), ('sms', 0, 'sms o'),
    ('vieux', 1, null) $$,
  'an only attempt is given back, what was replaced is gone, its successor is there');
select is_empty('select from graphile_worker._private_job_queues where locked_by is not null',
  'and so are their queues');

update graphile_worker._private_job_queues set locked_by = 'b', locked_at = pg_temp.t(36);
select pg_temp.veiller('b', 60), pg_temp.veiller('b', 67);
select is_empty('select from graphile_worker._private_job_queues where locked_by is not null',
  'a queue held for no job is freed, its worker alive or not');

update graphile_worker._private_jobs j set locked_by = 'c', locked_at = pg_temp.t(70),
  attempts = attempts + 1
from graphile_worker._private_tasks k where k.id = j.task_id
  and k.identifier in ('fichiers', 'vieux');
select is(pg_temp.veiller('b', 110), '{c}', 'whoever took them next dies of them too');
select results_eq($$ select task_identifier, attempts::integer, max_attempts::integer
    from graphile_worker.jobs where task_identifier in ('fichiers', 'vieux') order by 1 $$,
  $$ values ('fichiers', 1, 1), ('vieux', 2, 25) $$,
  'the second death costs the only attempt: it is taken by nobody any more');

select * from finish();
rollback;

-- Spec: taches#taches: what comes often is done together: a task that waits for its second is
-- enough, one whose time has come, that is in hand or that failed is asked for again.
begin;
select plan(5);
create function pg_temp.demander(p_le timestamptz) returns void language sql as $$
  select tache.ajouter_bientot('sms_collecte', '{}', 'clé', p_le)
$$;
create function pg_temp.file() returns table (cle text, dans interval, revision integer)
language sql as $$
  select j.key, j.run_at - essai.t(), j.revision
  from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'sms_collecte'
  order by j.id
$$;

select from pg_temp.demander(essai.t());
select results_eq('select * from pg_temp.file()', $$ values ('clé', interval '1 second', 0) $$,
  'the first one runs in a second');
select from pg_temp.demander(essai.t() + interval '0.9 seconds');
select results_eq('select * from pg_temp.file()', $$ values ('clé', interval '1 second', 0) $$,
  'while it waits it is enough');
select from pg_temp.demander(essai.t() + interval '1 second');
select results_eq('select * from pg_temp.file()', $$ values ('clé', interval '1 second', 1) $$,
  'once its time has come workers are woken again, and it is not put off');
update graphile_worker._private_jobs j set attempts = 1, run_at = essai.t(1) where j.key = 'clé';
select from pg_temp.demander(essai.t() + interval '2 seconds');
select results_eq('select * from pg_temp.file()', $$ values ('clé', interval '3 seconds', 2) $$,
  'one that failed does not make what comes later wait for its next attempt');
update graphile_worker._private_jobs j set locked_at = essai.t(), locked_by = 'x'
where j.key = 'clé';
select from pg_temp.demander(essai.t() + interval '2 seconds');
select results_eq('select * from pg_temp.file()', $$ values
  (null, interval '3 seconds', 2), ('clé', interval '3 seconds', 0) $$,
  'what is in hand has read already: another one comes after it');

select * from finish();
rollback;

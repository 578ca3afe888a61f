-- Spec: service#surveillance: the figures are totals of all organizations, of waiting work and its
-- age, found by the indexes of open rows; they name no organization and no person.
begin;
set local role metier;
select plan(13);
select essai.preparer();

create function pg_temp.mesure(p_nom text, p_etiquettes jsonb default '{}') returns numeric
language sql as $$
  select (m ->> 'valeur')::numeric from json_array_elements(v1.surveillance()) as m
  where m ->> 'mesure' = p_nom and (m -> 'etiquettes')::jsonb = p_etiquettes
$$;
create function pg_temp.attend(p_genre text) returns numeric language sql as $$
  select pg_temp.mesure('sillon_waiting', jsonb_build_object('kind', p_genre))
$$;
create temp table avant as select pg_temp.attend('controle') as controles;

select essai.collecter('contrôlée ' || i, '{"calcul_telephone": {"net_g": 1, "refaction_g": 0,
  "net_marchand_g": 1}}') from generate_series(1, 30) as i;
reset role;
update controle.controle
set statut = 'leve', leve_le = ouvert_le, leve_par = essai.id('admin ESSAI'),
    decision = 'non_conformite', raison = 'r'
where (organisation_id, id) in (select k.organisation_id, k.id from controle.controle k
  where k.organisation_id = essai.id('organisation ESSAI') and k.statut = 'ouvert' offset 1);
set local role metier;
select is(pg_temp.attend('controle') - (select controles from avant), 1::numeric,
  'of many controls the one that is open');
select is(pg_temp.mesure('sillon_waiting_oldest_seconds', '{"kind": "controle"}') > 0, true,
  'since when');

reset role;
insert into collecte.sms (organisation_id, collecte_id, version, statut, raison, le, du_le)
select c.organisation_id, c.id, v.n, v.statut, null, essai.t(), v.du
from collecte.collecte c
  cross join lateral (values
    (7, 'a_envoyer', essai.t()), (8, 'echoue', essai.t()), (9, 'envoye', null)) as v (n, statut, du)
where c.organisation_id = essai.id('organisation ESSAI') limit 3;
select is(pg_temp.attend('message'), 2::numeric, 'messages that are due');
select is(pg_temp.attend('message_echoue'), 1::numeric, 'of them those that failed');

-- Spec: restauration#journal: rows not yet in the log wait, also those in the segment in progress.
update restauration.segment set depose_le = now() - interval '5 minutes';
select is(round(pg_temp.mesure('sillon_waiting_oldest_seconds', '{"kind": "journal"}')),
  300::numeric, 'at most since the last segment');
create temp table a_dire as select pg_temp.attend('journal') as n;
select cmp_ok(n, '>=', 30::numeric, 'every number, and every row') from a_dire;
set local role metier;
select from restauration.preparer('[]', now() - interval '7 minutes');
reset role;
select is(jsonb_build_array(pg_temp.attend('journal'), round(
    pg_temp.mesure('sillon_waiting_oldest_seconds', '{"kind": "journal"}'))), '[1, 420]',
  'and as long as the segment that holds it is not in the store');

delete from graphile_worker._private_jobs;
do $$ begin perform
       graphile_worker.add_job('sms_collecte', '{}', run_at => now() - interval '1 minute'),
       graphile_worker.add_job('sms_collecte', '{}', run_at => now() + interval '1 hour'); end $$;
create temp table manquee as select graphile_worker.add_job('identite', '{}') as j;
update graphile_worker._private_jobs set attempts = max_attempts
where id = (select (m.j).id from manquee m);
select set_eq($$
  select m #>> '{etiquettes,task}' as t, m #>> '{etiquettes,state}' as e,
         (m ->> 'valeur')::numeric as v
  from json_array_elements(v1.surveillance()) as m where m ->> 'mesure' = 'sillon_jobs'
$$, $$ values ('sms_collecte', 'pret', 1), ('sms_collecte', 'prevu', 1), ('identite', 'echoue', 1)
$$, 'jobs that are due, for later, failed for good');
select is(round(pg_temp.mesure('sillon_jobs_oldest_seconds',
  '{"task": "sms_collecte", "state": "pret"}')), 60::numeric, 'since when they are due');

update appareil.appareil set derniere_synchro = now() where statut = 'actif';
update appareil.appareil set derniere_synchro = now() - interval '8 days'
where id = essai.id('appareil ESSAI');
select is(pg_temp.mesure('sillon_phones', '{"state": "silent"}'), 1::numeric, 'a silent phone');

-- Simulates a database after years: many controls were lifted and few are open, and plans are made
-- for that.
set constraints all immediate;
reindex table controle.controle;
analyze controle.controle;
discard plans;
set local enable_seqscan = off;
create temp table lu as
  select t.relid, t.relname, t.seq_scan, t.idx_tup_fetch from pg_stat_xact_user_tables t
  where t.relname in ('controle', 'sms', 'envoi', 'message');
create temp table mesures as select v1.surveillance() as m;
select is_empty($$
  select t.relname from pg_stat_xact_user_tables t join lu on lu.relid = t.relid
  where t.seq_scan > lu.seq_scan
$$, 'no table of what once waited is read whole');
select is((
  select t.idx_tup_fetch - lu.idx_tup_fetch from pg_stat_xact_user_tables t
    join lu on lu.relid = t.relid where t.relname = 'controle'),
  (select count(*) from controle.controle k where k.statut = 'ouvert'),
  'nor a control that was lifted');
select is_empty($$
  select e from mesures, json_array_elements(mesures.m) as e
  where e::text ~* 'essai|voisin|kossi' or (e -> 'etiquettes')::jsonb ? 'organisation'
$$, 'no organization is named, and nobody');

select * from finish();
rollback;

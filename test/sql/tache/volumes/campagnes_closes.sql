-- Spec: support-et-cockpit#cockpit: the figures of open campaigns are read without the collections
-- of closed ones.
begin;
set local role metier;
select plan(2);
select essai.preparer();
select essai.collecter('une');
-- Plans for any value, as a connection caches them.
set local plan_cache_mode = force_generic_plan;
set local enable_seqscan = off;

insert into campagne.campagne
select (jsonb_populate_record(c, jsonb_build_object(
  'id', essai.id('close'), 'code', 'CLOSE', 'statut', 'cloturee'))).*
from campagne.campagne c where c.id = essai.id('campagne ESSAI');
insert into collecte.collecte
select (jsonb_populate_record(c, jsonb_build_object(
  'id', essai.id('close ' || n), 'campagne_id', essai.id('close'), 'numero_officiel', null,
  'prise_campagne_id', null, 'prise_producteur_id', null, 'prise_matiere_code', null,
  'prise_etat_code', null, 'prise_g', null, 'prise_rang', null))).*
from collecte.collecte c, generate_series(1, 200) n where c.id = essai.id('une');
create function pg_temp.lues() returns bigint language sql as $$
  select s.seq_tup_read + s.idx_tup_fetch from pg_stat_xact_user_tables s
  where s.relid = 'collecte.collecte'::regclass
$$;
create temp table avant as select pg_temp.lues() as lues;

select is((select v.campagnes -> 0 ->> 'collectes'
           from tache.volumes(array[essai.id('organisation ESSAI')]) v), '1',
  'the collection of the open campaign counts');
select cmp_ok(pg_temp.lues() - (select a.lues from avant a), '<', 20::bigint,
  'and of the two hundred of a closed one none is read');

select * from finish();
rollback;

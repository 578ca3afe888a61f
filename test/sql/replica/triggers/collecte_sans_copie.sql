-- Spec: replication#copies: the copies do not slow the command path: a batch of collections writes
-- none of them.
begin;
set local role metier;
select plan(2);
select essai.preparer();
create function pg_temp.ecrites() returns bigint language sql as $$
  select sum(s.n_tup_ins + s.n_tup_upd + s.n_tup_del)::bigint from pg_stat_xact_user_tables s
  where s.schemaname = 'replica'
$$;
create temp table avant as select pg_temp.ecrites() as ecrites;
select essai.collecter('a'), essai.collecter('b');
select is((select count(*) from collecte.collecte), 2::bigint, 'two collections');
select is(pg_temp.ecrites(), (select a.ecrites from avant a), 'and no copy written');

select * from finish();
rollback;

-- Spec: replication#copies: a registered plot is sent to phones complete, and copied once.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

create temp table avant as
select s.n_tup_ins, s.n_tup_upd from pg_stat_xact_user_tables s
where s.relid = 'replica.parcelle'::regclass;
select is(essai.faire('parcelle.enregistrer', 'neuve') ->> 'issue', 'acceptee', 'it is registered');
select results_eq(
  $$ select s.n_tup_ins - a.n_tup_ins, s.n_tup_upd - a.n_tup_upd
     from pg_stat_xact_user_tables s, avant a where s.relid = 'replica.parcelle'::regclass $$,
  $$ values (1::bigint, 0::bigint) $$, 'one row is written, and none again');
select results_eq(
  $$ select r from replica.parcelle r where r.id = essai.id('neuve') $$,
  $$ select a from replica.parcelles_attendues() a where a.id = essai.id('neuve') $$,
  'with its crops and its survey');

select * from finish();
rollback;

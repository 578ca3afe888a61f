-- Spec: service#isolement: a lock of the rules is a row that is created once and that a login of
-- reports can not lock. No lock is an advisory lock, because every login sees the keys of these and
-- may take them.
begin;
set local role metier;
select plan(4);

select core.verrouiller('essai');
select core.verrouiller('essai');
select core.verrouiller('autre');
select results_eq($$
  select count(*) from core.verrou v
  where v.cle in (hashtextextended('essai', 0), hashtextextended('autre', 0))
$$, 'values (2::bigint)', 'a row for each name, however often it is held');
reset role;
select is_empty($$
  select from pg_locks l where l.locktype = 'advisory' and l.pid = pg_backend_pid()
$$, 'no advisory lock');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and p.prosrc ~ 'pg_(try_)?advisory'
$$, 'no rule takes one');
set local role rapports;
select throws_ok('select from core.verrou v for key share', '42501', null,
  'a login of reports may not lock the row');

select * from finish();
rollback;

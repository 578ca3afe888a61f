-- Spec: base#extensions: functions of PostGIS that read the statistics or the index of a table, and
-- similar ones, are closed to every login.
begin;
select plan(4);

create function pg_temp.ouvertes() returns setof regprocedure language sql as $$
  select p.oid::regprocedure from pg_proc p
    join pg_language l on l.oid = p.prolang
    join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
    join pg_extension e on e.oid = d.refobjid
    cross join pg_roles r
  where e.extname not in ('plpgsql', 'pgtap', 'plpgsql_check') and not r.rolsuper
    and r.rolname !~ '^(pg|sillon_test)_'
    and has_function_privilege(r.oid, p.oid, 'execute')
    and (p.prosecdef or 'regclass'::regtype = any (p.proargtypes::oid[]) or l.lanname = 'plpgsql'
      and p.provolatile <> 'i')
$$;
select is_empty($$ select distinct ouvertes from pg_temp.ouvertes() $$,
  'no login calls a function of an extension that runs as its owner, takes a table or builds '
  'statements');
select is_empty($$
  select c.oid::regclass, d.grantee, d.privilege_type
  from pg_class c join pg_depend e on e.classid = 'pg_class'::regclass and e.objid = c.oid
    and e.deptype = 'e'
    cross join lateral aclexplode(c.relacl) as d
  where d.grantee <> c.relowner and d.privilege_type <> 'SELECT'
$$, 'nobody writes in a table of an extension');

set local role rapports;
select throws_ok($$ select public.st_estimatedextent('parcelle', 'polygone', 'forme') $$, '42501');
set local role api;
select throws_ok($$ select public.st_estimatedextent('parcelle', 'polygone', 'forme') $$, '42501');
reset role;

select * from finish();
rollback;

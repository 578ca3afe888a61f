-- Spec: base#roles: the login of the service calls functions of `v1`, sends a batch, and can do
-- nothing else.
begin;
select plan(4);

select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and n.nspname <> 'v1'
    and has_schema_privilege('api', n.oid, 'usage')
    and has_function_privilege('api', p.oid, 'execute')
$$, 'api executes nothing outside v1');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    cross join lateral aclexplode(p.proacl) as d
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and n.nspname <> 'v1'
    and d.grantee = 'api'::regrole
$$, 'nothing outside v1 is granted to api');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'v1' and not has_function_privilege('api', p.oid, 'execute')
$$, 'api executes everything in v1');
select is_empty($$
  select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^(pg_|information_schema$)' and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    and (has_table_privilege('api', c.oid,
        'select, insert, update, delete, truncate, references, trigger')
      or has_any_column_privilege('api', c.oid, 'select, insert, update, references'))
$$, 'api has no privilege on any table or view');

select * from finish();
rollback;

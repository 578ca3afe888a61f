-- Spec: base#roles: PUBLIC has no right on any function, table, view, sequence or schema.
begin;
select plan(3);

select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as d
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and d.grantee = 0
$$, 'PUBLIC may execute no function of ours');
select is_empty($$
  select c.oid::regclass, d.privilege_type from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(c.relacl) as d
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and d.grantee = 0
$$, 'PUBLIC has no privilege on a table, view or sequence of ours');
select is_empty($$
  select n.nspname, d.privilege_type from pg_namespace n
    cross join lateral aclexplode(n.nspacl) as d
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and d.grantee = 0
$$, 'PUBLIC has no privilege on a schema of ours');

select * from finish();
rollback;

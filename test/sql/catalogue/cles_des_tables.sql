-- Spec: base#cles: every table of our own has a primary key, also the tables without an
-- organization.
begin;
select plan(1);

select is_empty($$
  select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')
$$, 'every table has a primary key');

select * from finish();
rollback;

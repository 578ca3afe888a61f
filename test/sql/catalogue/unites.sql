-- Spec: api#entiers: the name of a column contains its unit, and its type is an integer; an instant
-- has a time zone.
begin;
select plan(2);

select is_empty($$
  select c.oid::regclass, a.attname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('r', 'p') and a.attname ~ '_(g|m2|m|cm|cp|g_ha|ppm)$'
    and a.atttypid not in ('bigint'::regtype, 'integer'::regtype, 'smallint'::regtype)
$$, 'every column with a unit is an integer');
select is_empty($$
  select c.oid::regclass, a.attname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('r', 'p', 'c') and not a.attisdropped
    and a.atttypid in ('timestamp'::regtype, 'float4'::regtype, 'float8'::regtype, 'money'::regtype,
      'varchar'::regtype)
$$, 'no instant without its zone, no floating point');

select * from finish();
rollback;

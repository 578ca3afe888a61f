-- Spec: api#graphql: docs/decisions/0021-graphql.md: role `lecture` reads what backoffice.table_lue
-- serves, without its hidden columns, and writes nothing.
begin;
select plan(6);

select is_empty($$
  select c.oid::regclass, a.attname
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_namespace n on n.oid = c.relnamespace
    left join backoffice.table_lue l on l.nom::regclass = c.oid and l.lecteurs is not null
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('r', 'p')
    and has_column_privilege('lecture', c.oid, a.attnum, 'select')
      <> coalesce(a.attname <> all (l.cachees), false)
$$, 'it reads the columns that are served, no other');
select is_empty($$
  select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^(pg_|information_schema$)' and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    and (has_table_privilege('lecture', c.oid,
        'insert, update, delete, truncate, references, trigger')
      or has_any_column_privilege('lecture', c.oid, 'insert, update, references'))
$$, 'it writes nothing');
select is_empty($$
  select c.oid::regclass, c.reloptions from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('v', 'm')
    and has_table_privilege('lecture', c.oid, 'select')
      and not coalesce(c.reloptions @> '{security_invoker=true}', false)
$$, 'the views that its fields read judge their reader');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and (p.prosecdef or p.provolatile = 'v')
    and has_function_privilege('lecture', p.oid, 'execute')
$$, 'it executes nothing that writes or lends another role');
select is_empty($$
  select l.nom from backoffice.table_lue l
  where l.lecteurs is not null
    and exists (select from essai.tables() t where t.oid = l.nom::regclass)
    and not exists (select from pg_policy p where p.polrelid = l.nom::regclass
      and p.polroles = array['lecture'::regrole]::oid[]
      and strpos(pg_get_expr(p.polqual, p.polrelid), format('%L::text[]', l.lecteurs)) > 0)
$$, 'the policy of each table names its readers');
select is_empty($$
  select p.polrelid::regclass from pg_policy p
  where 'lecture'::regrole = any (p.polroles)
    and not exists (select from backoffice.table_lue l where l.nom::regclass = p.polrelid
      and l.lecteurs is not null)
$$, 'no policy is left of a table that is served no more');

select * from finish();
rollback;

-- Spec: base#commentaires: every schema, table, view, composite type and sequence of our own has a
-- comment.
begin;
select plan(3);

select is_empty($$
  select n.nspname from pg_namespace n
  where n.nspowner = 'proprietaire'::regrole and n.nspname <> 'graphile_migrate'
    and coalesce(obj_description(n.oid, 'pg_namespace'), '') = ''
$$, 'every schema has a comment');
select is_empty($$
  select c.relkind, c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind not in ('i', 'I', 'c', 't')
    and not exists (select from pg_depend d
                    where d.classid = 'pg_class'::regclass and d.objid = c.oid
                      and d.deptype in ('a', 'i') and c.relkind = 'S')
    and coalesce(obj_description(c.oid, 'pg_class'), '') = ''
$$, 'every table, view and sequence has a comment, but sequences that are a column''s');
select is_empty($$
  select t.oid::regtype from pg_type t join pg_class c on c.oid = t.typrelid and c.relkind = 'c'
    join pg_namespace n on n.oid = t.typnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and coalesce(obj_description(t.oid, 'pg_type'), '') = ''
$$, 'every composite type has a comment');

select * from finish();
rollback;

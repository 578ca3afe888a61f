-- Spec: base#commentaires: every table and every composite type has a comment.
begin;
select plan(2);

select is_empty($$
  select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and c.relkind in ('r', 'p') and coalesce(obj_description(c.oid, 'pg_class'), '') = ''
$$, 'every table has a comment');
select is_empty($$
  select t.oid::regtype from pg_type t join pg_class c on c.oid = t.typrelid and c.relkind = 'c'
    join pg_namespace n on n.oid = t.typnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and coalesce(obj_description(t.oid, 'pg_type'), '') = ''
$$, 'every composite type has a comment');

select * from finish();
rollback;

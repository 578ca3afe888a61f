-- Spec: base#commentaires: every column of tables, views and types has a description, in its own
-- comment or in that of its name (sql/backoffice/colonne.rows.sql).
begin;
select plan(1);

select is_empty(
  $$select n.nspname || '.' || c.relname || '.' || a.attname
    from pg_catalog.pg_class c
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind not in ('i', 'I', 'S', 't') and n.nspowner = 'proprietaire'::regrole
      and n.nspname <> 'graphile_migrate'
      and pg_catalog.col_description(c.oid, a.attnum) is null
    order by 1$$,
  'every column of ours says what it holds');

select * from finish();
rollback;

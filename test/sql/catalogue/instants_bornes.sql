-- Spec: api#instants: every column of instants or dates is limited by the constraint
-- `parametre_invalide`.
begin;
select plan(2);

create temporary table colonne as
select a.attrelid::regclass as nom, a.attname, pg_get_constraintdef(k.oid) as definition
from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('date'::regtype, 'timestamp'::regtype, 'timestamptz'::regtype)
  left join pg_constraint k on k.conrelid = c.oid and k.conname = 'parametre_invalide'
    and k.convalidated
where c.relkind in ('r', 'p') and c.relowner = 'proprietaire'::regrole
  and c.relnamespace <> 'graphile_migrate'::regnamespace;

select is_empty(
  $$ select nom, attname from colonne
     where definition is null
        or definition !~ format('\m%s >= ''0001-01-01.*\m%1$s <= ''9999-12-31', attname) $$,
  'every column of an instant or a date is bounded by the constraint parametre_invalide of its '
  'table');
select cmp_ok((select count(*) from colonne), '>', 130::bigint, 'there are many of them');

select * from finish();
rollback;

--! Previous: sha1:a37c0de42651b2b31bb8cbe61a297c47da4e73dd
--! Hash: sha1:95d160516b66a346d35472d675662d7ff018f52c

-- Every instant and every date of a table is one that ISO 8601 writes with four digits: a reader of
-- whatever door can write it down. What has no end or no beginning is null, or a period without bound.

alter table rappel.rappel alter column du drop not null, alter column au drop not null;
comment on column rappel.rappel.du is
  'Operations from then on, where an origin stands for many; null: without a limit.';
comment on column rappel.rappel.au is
  'Operations before then, where an origin stands for many; null: without a limit.';

grant usage on schema rappel to migration;
grant select, update on rappel.rappel to migration;
set local role migration;
set local row_security = off;
update rappel.rappel set du = nullif(du, '-infinity'), au = nullif(au, 'infinity')
where not isfinite(du) or not isfinite(au);
set local row_security = on;
set local role proprietaire;
revoke select, update on rappel.rappel from migration;
revoke usage on schema rappel from migration;

do $$
declare
  t record;
begin
  for t in
    select a.attrelid::regclass as nom, string_agg(
      case a.atttypid when 'date'::regtype
        then format('%I between %L and %L', a.attname, '0001-01-01', '9999-12-31')
        else format('%I between %L and %L', a.attname,
                    '0001-01-01 00:00:00+00', '9999-12-31 23:59:59.999999+00') end,
      ' and ' order by a.attnum) as bornes
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
    where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
      and c.relnamespace <> 'graphile_migrate'::regnamespace
    group by a.attrelid
  loop
    execute format('alter table %s add constraint parametre_invalide check (%s)', t.nom, t.bornes);
  end loop;
end
$$;

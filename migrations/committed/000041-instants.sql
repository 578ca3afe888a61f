--! Previous: sha1:ec6ed46901bd20c384c4a35c7f2f19afd26e6b1f
--! Hash: sha1:f694e08134e86c9310b05863fded81e2f01da158

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

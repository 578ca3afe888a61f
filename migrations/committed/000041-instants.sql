--! Previous: sha1:ec6ed46901bd20c384c4a35c7f2f19afd26e6b1f
--! Hash: sha1:3639a3ce566daa075c5d71dee0bd6563cd9a81db

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

-- What stands outside already (a phone whose clock was at the end of the year 9999, west of Greenwich) is put on the bound
-- that it passed: by the owner, for whom alone row-level security and append-only tables make way.
do $$
declare
  t record;
begin
  for t in
    select c.oid::regclass as nom, c.relforcerowsecurity as forcee,
           string_agg(format('%1$I between %2$L and %3$L', a.attname, b.debut, b.fin), ' and '
                      order by a.attnum) as bornes,
           string_agg(format('%1$I = case when %1$I < %2$L then %2$L when %1$I > %3$L then %3$L else %1$I end',
                             a.attname, b.debut, b.fin), ', ')
             filter (where a.attgenerated = '') as corrections
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join (values
        ('date'::regtype, '0001-01-01', '9999-12-31'),
        ('timestamptz', '0001-01-01 00:00:00+00', '9999-12-31 23:59:59.999999+00')
      ) as b (type, debut, fin) on b.type = a.atttypid
    where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
      and c.relnamespace <> 'graphile_migrate'::regnamespace
    group by c.oid, c.relforcerowsecurity
  loop
    begin
      execute format('alter table %s add constraint parametre_invalide check (%s)', t.nom, t.bornes);
    exception when check_violation then
      execute format('alter table %s no force row level security, disable trigger user', t.nom);
      execute format('update %s set %s where not (%s)', t.nom, t.corrections, t.bornes);
      execute format('alter table %s enable trigger user, add constraint parametre_invalide check (%s)',
                     t.nom, t.bornes);
      if t.forcee then
        execute format('alter table %s force row level security', t.nom);
      end if;
    end;
  end loop;
end
$$;

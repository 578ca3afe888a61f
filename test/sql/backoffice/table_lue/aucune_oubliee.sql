-- Spec: api#graphql: docs/decisions/0021-graphql.md: every tenant table is either served over
-- GraphQL or never, with a reason.
begin;
select plan(5);

select is_empty($$
  select t.nom from essai.tables() t
  where not exists (select from backoffice.table_lue l where l.nom::regclass = t.oid)
$$, 'every tenant table stands in sql/backoffice/table_lue.rows.sql');
select is_empty($$
  select l.nom from backoffice.table_lue l where l.lecteurs is null and length(l.raison) < 10
$$, 'one that is never served says why');
select is_empty($$
  select l.nom, r from backoffice.table_lue l cross join unnest(l.lecteurs) as r
  where r <> 'membre' and not exists (select from module.module m where m.code = r)
    and not exists (select from utilisateur.permission p where p.code = r)
$$, 'its readers are modules, permissions, or every active account');
select is_empty($$
  select l.nom from backoffice.table_lue l
  where l.lecteurs <> '{membre}'
    and not exists (select from essai.tables() t where t.oid = l.nom::regclass)
$$, 'a catalogue without organization, which no policy guards, is for everybody');
select is_empty($$
  select l.nom, k from backoffice.table_lue l cross join unnest(l.cachees) as k
  where not exists (select from pg_attribute a where a.attrelid = l.nom::regclass and a.attname = k
    and not a.attisdropped)
$$, 'a hidden column exists');

select * from finish();
rollback;

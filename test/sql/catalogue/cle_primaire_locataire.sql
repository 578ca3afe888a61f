-- Spec: base#cles: the primary key of a tenant row begins with its organization.
begin;
select plan(2);

select is_empty($$
  select t.nom from essai.tables() t
  where t.organisation = 'organisation_id' and not exists (
    select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid
      and a.attnum = k.conkey[1]
    where k.conrelid = t.oid and k.contype = 'p' and a.attname = 'organisation_id')
$$, 'every primary key starts with organisation_id');
select is_empty($$
  select t.nom from essai.tables() t join pg_attribute a on a.attrelid = t.oid
  where a.attname = 'organisation_id' and not a.attnotnull
$$, 'organisation_id is never null');

select * from finish();
rollback;

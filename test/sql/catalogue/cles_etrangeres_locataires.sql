-- Spec: base#cles: foreign keys between tenant tables contain the organization, so that no row
-- refers to another organization's row.
begin;
select plan(3);

select is_empty($$
  select k.conrelid::regclass, k.conname
  from pg_constraint k
    join essai.tables() enfant on enfant.oid = k.conrelid
    join essai.tables() parent on parent.oid = k.confrelid
  where k.contype = 'f' and not exists (
    select from unnest(k.conkey, k.confkey) as p (de, vers)
      join pg_attribute d on d.attrelid = k.conrelid and d.attnum = p.de
      join pg_attribute v on v.attrelid = k.confrelid and v.attnum = p.vers
    where d.attname = 'organisation_id' and v.attname = parent.organisation)
$$, 'every foreign key between tenant tables pairs organisation_id with organisation_id');
select is_empty($$
  select t.nom from essai.tables() t
  where t.organisation = 'organisation_id'
    and not exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = t.oid
      and k.confrelid in (select e.oid from essai.tables() e))
$$, 'every tenant table points to its organization, directly or through a parent');
select is_empty($$
  select k.conrelid::regclass, k.conname from pg_constraint k
  where k.contype = 'u'
    and k.conrelid in (select e.oid from essai.tables() e where e.organisation = 'organisation_id')
    and k.conname <> 'appareil_code_court_unique'
    and not exists (select from pg_attribute a where a.attrelid = k.conrelid
      and a.attnum = any (k.conkey) and a.attname = 'organisation_id')
$$, 'a unique value is unique in its organization alone, the short code of a device excepted');

select * from finish();
rollback;

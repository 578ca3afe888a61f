-- Spec: base#unicite: a unique index that also covers null values (`nulls not distinct`) keeps this
-- property when it is rebuilt.
begin;
select plan(1);

select set_eq($$
  select i.indexrelid::regclass::text
  from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
  where i.indnullsnotdistinct and n.nspname !~ '^(pg_|graphile)'
$$, $$ values ('matiere.compte_unique'), ('paiement.compte_unique'),
  ('parcelle.culture_une_fois') $$,
  'accounts without an object, crops without a declaration, stratum or cycle are there once');

select * from finish();
rollback;

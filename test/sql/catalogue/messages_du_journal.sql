-- Spec: base#publication: the replication service may write messages into the log of the database,
-- by which it knows how far it has read.
begin;
select plan(1);

select set_eq($$
  select p.oid::regprocedure::text from pg_proc p
  where p.pronamespace = 'pg_catalog'::regnamespace and p.proname = 'pg_logical_emit_message'
    and has_function_privilege('replication', p.oid, 'execute')
$$, $$ values ('pg_logical_emit_message(boolean,text,text)'),
  ('pg_logical_emit_message(boolean,text,bytea)')
$$, 'replication may call it');

select * from finish();
rollback;

-- Spec: service#isolement: the functions that write, lock, notify, wait or end sessions, open to
-- every login of PostgreSQL, that a login of reports may call. A new line needs a decision
-- (docs/decisions/0116-verrous.md).
begin;
select plan(2);

select set_eq($$
  select distinct p.proname::text from pg_proc p
  where p.pronamespace = 'pg_catalog'::regnamespace and p.provolatile = 'v'
    and has_function_privilege('rapports', p.oid, 'execute')
    and p.proname ~ ('(advisory|(^|_)lock|notify|sleep|^lo_|^loread|^lowrite|emit|cancel'
      || '|terminate|create|drop|advance|switch|import|export|setval|nextval|promote|reset)')
    and p.proname !~ '^(pg_stat_get|binary_upgrade)_'
$$, $$ values
  -- The login's own connection waits, up to its statement timeout.
  ('pg_sleep'), ('pg_sleep_for'), ('pg_sleep_until'),
  -- Affects only the login's own sessions.
  ('pg_cancel_backend'), ('pg_terminate_backend'),
  -- These functions check rights of replication, of a sequence or of a catalogue in their bodies.
  ('pg_create_logical_replication_slot'), ('pg_create_physical_replication_slot'),
  ('pg_drop_replication_slot'), ('pg_replication_slot_advance'), ('pg_import_system_collations'),
  ('setval'), ('nextval'),
  -- These functions only read: the present locks, and a snapshot for another session of the same
  -- login.
  ('pg_lock_status'), ('pg_export_snapshot')
$$, 'of what writes, locks or waits these alone');
select is_empty($$
  select c.oid::regclass, d.privilege_type
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(c.relacl) as d
  where d.grantee in (0, 'rapports'::regrole) and d.privilege_type <> 'SELECT'
    and n.nspname !~ '^(pg_catalog|information_schema|pg_temp_.*)$'
$$, 'and no table to write or to lock but by reading it');

select * from finish();
rollback;

-- Returns a server's position in the write-ahead log, and its clock: {grappe, rejoue, position,
-- heure}. `grappe` is the cluster, which its replicas share; a primary returns the position that is
-- on its disk, a replica (`rejoue`) the replayed one, both in bytes from the beginning. `heure` is
-- in microseconds.
-- Spec: service#surveillance.
-- Chosen: docs/decisions/0094-lectures-sur-une-replique.md.
-- Why: transactions reported as committed are on the disk; a visible transaction that is not yet on
--      the disk was never reported. Periods begin and end by the clock of the server that runs the
--      query.
create or replace function v1.position_du_journal() returns json
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
    'grappe', (select c.system_identifier::text from pg_control_system() as c),
    'rejoue', pg_is_in_recovery(),
    'position', (
      case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0')
        else pg_current_wal_flush_lsn() end - '0/0')::text,
    'heure', (extract(epoch from clock_timestamp()) * 1000000)::bigint::text)
$$;
grant execute on function v1.position_du_journal() to api;

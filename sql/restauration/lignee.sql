-- Returns the identity of this database: its server, the timeline of its write-ahead log, and the
-- database in it; null while it only follows another server.
-- Spec: restauration#lignee.
-- Why: a restoration to a point in time, a promotion and a copy each change this identity, even if
--      nothing was logged since outside the database.
create or replace function restauration.lignee() returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if pg_is_in_recovery() then
    return null;
  end if;
  return (
    select format('%s/%s/%s', s.system_identifier,
                  left(pg_walfile_name(pg_current_wal_insert_lsn()), 8), d.oid)
    from pg_control_system() as s
      join pg_catalog.pg_database d on d.datname = current_database());
end
$$;

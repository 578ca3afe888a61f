-- Makes the log continue with the present identity of the database, which was moved and lost
-- nothing. A segment that is being stored stays in progress.
-- Spec: restauration#lignee.
-- Locks: the segments.
create or replace function restauration.reconnaitre() returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update restauration.segment s set lignee = restauration.lignee()
$$;

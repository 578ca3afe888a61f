-- Lets the log be told by the database as it stands now: nothing of it was lost where it moved to.
-- What is on its way into the store stays so.
-- Spec: restauration#lignee.
-- Locks: the segments.
create or replace function restauration.reconnaitre() returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update restauration.segment s set lignee = restauration.lignee()
$$;

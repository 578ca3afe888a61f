-- Spec: service#surveillance: a primary tells its cluster and how far its log is on the disk, and
-- that goes on with what is committed.
begin;
select plan(3);
select is(v1.position_du_journal()::jsonb - 'position', jsonb_build_object(
  'grappe', (select system_identifier::text from pg_control_system()), 'rejoue', false),
  'its cluster, and that it replays nothing');
select ok((v1.position_du_journal() ->> 'position')::numeric
  between 1 and pg_current_wal_insert_lsn() - '0/0', 'a place that was written already');
create temporary table avant as
select (v1.position_du_journal() ->> 'position')::numeric as position;
select ok((v1.position_du_journal() ->> 'position')::numeric >= (select a.position from avant a),
  'never before where it was');
select * from finish();
rollback;

-- Spec: service#surveillance: a primary returns its cluster, the position of its log on the disk,
-- and its clock to the microsecond; the values increase.
begin;
select plan(4);
select is(v1.position_du_journal()::jsonb - array['position', 'heure'], jsonb_build_object(
  'grappe', (select system_identifier::text from pg_control_system()), 'rejoue', false),
  'its cluster, and that it replays nothing');
select ok((v1.position_du_journal() ->> 'position')::numeric
  between 1 and pg_current_wal_insert_lsn() - '0/0', 'a place that was written already');
create temporary table avant as
select (v1.position_du_journal() ->> 'position')::numeric as position;
select ok((v1.position_du_journal() ->> 'position')::numeric >= (select a.position from avant a),
  'never before where it was');
select ok((v1.position_du_journal() ->> 'heure')::bigint
  between (extract(epoch from a.avant) * 1000000)::bigint
    and (extract(epoch from clock_timestamp()) * 1000000)::bigint,
  'the hour, which is not that of the transaction')
from (select clock_timestamp() as avant offset 0) as a;
select * from finish();
rollback;

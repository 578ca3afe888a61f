-- Spec: api#instants: a timestamp is an ISO 8601 `date-time`, with the same bytes for the same
-- instant.
begin;
set local role metier;
select plan(3);

set local timezone = 'Pacific/Auckland';
select is(core.horodatage('2026-06-01 08:00:00+02'), '2026-06-01T06:00:00Z',
  'in UTC, without a fraction when there is none');
select is(core.horodatage('2026-06-01 06:00:00.5+00'), '2026-06-01T06:00:00.500000Z',
  'microseconds when there are some');
select is(core.horodatage(null), null, 'nothing for nothing');

select * from finish();
rollback;

-- Spec: rapports#instant: a report of a state refers to the end of the session's period, or to now.
begin;
set local role metier;
select plan(3);

select is(rapports.instant(), now(), 'now, without a period');
select set_config('sillon.au', '2026-06-08 10:00+02', true);
select is(rapports.instant(), '2026-06-08 08:00+00'::timestamptz, 'or its end');
select set_config('sillon.au', 'infinity', true);
select is(rapports.instant(), now(), 'which has to come');

select * from finish();
rollback;

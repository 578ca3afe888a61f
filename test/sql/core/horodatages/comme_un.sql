-- Spec: api#instants: many timestamps are written as each of them is.
begin;
set local role metier;
select plan(2);

create function pg_temp.instants() returns timestamptz[] language sql as $$
  select array['2026-06-01 08:00:00+02', '2026-06-01 06:00:00.5+00',
    '2026-06-01 06:00:00.000001+00', '0001-01-01 00:00:00+00', '9999-12-31 23:59:59.999999+00',
    'infinity', '-infinity',
    '0001-12-31 23:59:59+00 BC', '10000-01-01 00:00:00+00', null]::timestamptz[]
$$;
set local timezone = 'Pacific/Auckland';
select results_eq('select h.le, h.ecrit from core.horodatages(pg_temp.instants()) as h',
  'select i, core.horodatage(i) from unnest(pg_temp.instants()) as i',
  'each as it is written alone');
select is_empty($$select from core.horodatages('{}')$$, 'nothing for nothing');

select * from finish();
rollback;

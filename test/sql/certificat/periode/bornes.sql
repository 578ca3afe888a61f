-- Spec: api#jours: consecutive days in the organization's time zone, cut to the days of the
-- certificate.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select essai.certifier('K', '2026-03-01', '2026-05-31');
create function pg_temp.periode(p_du date, p_au date) returns tstzrange language sql as $$
  select certificat.periode(c, p_du, p_au) from certificat.certificat c
$$;
select is(pg_temp.periode('2026-04-01', '2026-04-30'),
  '[2026-03-31 23:00+00,2026-04-30 23:00+00)'::tstzrange, 'inside');
select is(pg_temp.periode('2026-01-01', '2026-12-31'),
  '[2026-02-28 23:00+00,2026-05-31 23:00+00)'::tstzrange, 'no longer than it lasts');
select is(pg_temp.periode('2026-06-01', '2026-06-30'), 'empty', 'after it');
select is(pg_temp.periode('2026-04-30', '2026-04-01'), 'empty', 'the wrong way round');

select * from finish();
rollback;

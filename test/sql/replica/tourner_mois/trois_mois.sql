-- Spec: replication#resultats: phones receive the results of the last, the present and the next
-- month.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.mois(p_le timestamptz) returns text[] language sql as $$
  select replica.tourner_mois(p_le);
  select array_agg(m.mois order by m.mois) from replica.mois m
$$;
select is(pg_temp.mois('2026-01-31 23:59:59+00'), '{2025-12,2026-01,2026-02}',
  'the last of January, over the year');
select is(pg_temp.mois('2026-02-01 00:30:00+01'), '{2025-12,2026-01,2026-02}', 'by UTC');
select is(pg_temp.mois('2026-03-31 12:00:00+00'), '{2026-02,2026-03,2026-04}',
  'from a long month to short ones');

select * from finish();
rollback;

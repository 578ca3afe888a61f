-- Spec: relances#genres: a certificate is reminded from the delay before its last day to the delay
-- after it, unless its holder has a later one or the certificate is no longer valid.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select essai.certifier('K', '2026-03-01', '2026-06-30');
create function pg_temp.vus(p_jours integer) returns text language sql as $$
  select coalesce(string_agg(t.reference || ' ' || t.jour, ',' order by t.jour), '')
  from relance.certificats(10, 100, essai.t(p_jours)) as t
  where t.reference in ('K', 'L')
$$;
select is(pg_temp.vus(18), '', 'eleven days before nothing is told');
select is(pg_temp.vus(19), 'K 2026-06-30', 'ten days before it is');
select is(pg_temp.vus(39), 'K 2026-06-30', 'and for ten days after');
select is(pg_temp.vus(40), '', 'no longer');
select essai.certifier('L', '2026-07-01', '2027-06-30');
select is(pg_temp.vus(20), '', 'what follows it ends the reminder');
select essai.suspendre('L');
select is(pg_temp.vus(20), 'K 2026-06-30', 'unless it is suspended');

select * from finish();
rollback;

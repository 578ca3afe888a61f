-- Spec: conformite-et-certificats#certificat: a certificate is in force from the beginning of its
-- first day to the end of its last, in the organization's time zone; later it is `expire`.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select essai.certifier('K', '2026-03-01', '2026-05-31');
create function pg_temp.etat(p_le timestamptz) returns text language sql as $$
  select certificat.etat_a(c.id, p_le) from certificat.certificat c where c.numero = 'K'
$$;
select is(pg_temp.etat('2026-02-28 22:59:59+00'), 'a_venir', 'the eve, in Porto-Novo');
select is(pg_temp.etat('2026-02-28 23:00+00'), 'valide', 'from the first hour of its first day');
select is(pg_temp.etat('2026-05-31 22:59:59+00'), 'valide', 'to the last of its last');
select is(pg_temp.etat('2026-05-31 23:00+00'), 'expire', 'and no longer');
select is(certificat.etat_a(essai.id('nul'), essai.t()), null, 'none of one that is not there');
select essai.suspendre('K');
select is(pg_temp.etat('2026-04-01'), 'suspendu',
  '«the current status judges at any operation date»');
select is(pg_temp.etat('2026-08-01'), 'suspendu', 'beyond its days too');

select * from finish();
rollback;

-- Spec: support-et-cockpit#acces, service#actes-simultanes: an access is ended once, also by an act
-- that began first and waited, and support reads until then and no longer.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select utilisateur.ouvrir_acces_support(essai.t(5), 'aide', essai.id('admin ESSAI'), essai.t());
create function pg_temp.terminer(p_jours integer) returns text language sql as $$
  select essai.issue_de(format('select utilisateur.terminer_acces_support(%L, %L, %L)',
    (select a.id from utilisateur.acces_support a), essai.id('admin ESSAI'), essai.t(p_jours)))
$$;
create function pg_temp.entrer(p_le timestamptz) returns text language sql as $$
  select essai.issue_de(format('select actif from utilisateur.admettre_support(%L, %L)',
    '{"identifiant": "aide", "appel": "GET /v1/lots"}', p_le))
$$;
select is(pg_temp.terminer(2)::jsonb ->> 'fin', core.horodatage(essai.t(2)), 'ended');
select is(pg_temp.terminer(1), '409 acces_support_termine', 'once, by who waited too');
select is(pg_temp.entrer(essai.t(2) - interval '1 microsecond'), 'false', 'read until then');
select is(pg_temp.entrer(essai.t(2)), '403 organisation_non_autorisee', 'and not at that instant');
select is(pg_temp.entrer(essai.t(-1)), '403 organisation_non_autorisee', 'nor before it began');
select is((select array_agg(e.details ->> 'appel') from journal.evenement e
           where e.action = 'acces_support.lire'), array['GET /v1/lots'],
  'the journal holds what was let in');

select * from finish();
rollback;

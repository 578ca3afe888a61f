-- Spec: commandes#synchronisation: after the last envelope, the device has synchronized, even if
-- all of them were repetitions, and the version of its application is stored.
begin;
set local role metier;
select plan(12);
select essai.preparer();

create function pg_temp.clore(p_le timestamptz, p_est_plein boolean,
  p_compte text default 'agent ESSAI') returns bigint language sql as $$
  select commande.clore_liasse(
    commande.ouvrir_liasse((core.organisation_id(), essai.id(p_compte), true)::utilisateur.session,
      essai.id('appareil ESSAI'), p_le), p_est_plein)
$$;
create function pg_temp.synchro() returns timestamptz language sql as $$
  select a.derniere_synchro from appareil.appareil a where a.id = essai.id('appareil ESSAI')
$$;
select from essai.collecter('x');

select is(pg_temp.synchro(), essai.t(-1), 'not before the end');
select is(pg_temp.clore(essai.t(), false), 1::bigint, 'closing answers the last sequence');
select is(pg_temp.synchro(), essai.t(), 'and stamps the reception of the batch');
select from essai.collecter('x', '{}', '{"sequence": 1}');
select is(pg_temp.clore(essai.t(0, '09:00'), false), 1::bigint,
  'a batch of replays advances nothing');
select is(pg_temp.synchro(), essai.t(0, '09:00'), 'but stamps');
select is(pg_temp.clore(essai.t(0, '10:00'), false, 'rsci ESSAI'), 0::bigint,
  'a stranger''s batch answers 0');
select is(pg_temp.synchro(), essai.t(0, '09:00'), 'and stamps nothing');
select is(pg_temp.clore(essai.t(0, '08:30'), false), 1::bigint,
  'a batch that was received earlier');
select is(pg_temp.synchro(), essai.t(0, '09:00'), 'does not turn the time back');
create function pg_temp.version_apres(p_version text) returns text language sql as $$
  select commande.clore_liasse(commande.ouvrir_liasse(
      (core.organisation_id(), essai.id('agent ESSAI'), true)::utilisateur.session,
      essai.id('appareil ESSAI'), essai.t(1)), false, p_version);
  select a.version_application from appareil.appareil a where a.id = essai.id('appareil ESSAI')
$$;
select is(pg_temp.version_apres('2.4'), '2.4', 'it leaves the version of its application');
select is(pg_temp.version_apres(null), '2.4', 'if it tells one');
select is(pg_temp.version_apres(repeat('é', 200)), repeat('é', 100), 'and 100 characters of it');

select * from finish();
rollback;

-- Spec: commandes#synchronisation: the last envelope done, the device has synchronized, even if all
-- of them were repetitions.
begin;
set local role metier;
select plan(9);
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

select * from finish();
rollback;

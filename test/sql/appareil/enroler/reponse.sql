-- Spec: appareils#enrolement: the phone receives its id, a short code of its own, its first
-- sequence 1, and the server's time.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create temp table r as select appareil.enroler(essai.id('agent ESSAI'),
  appareil.emettre_code(essai.id('agent ESSAI'), essai.id('admin ESSAI'), essai.t()) ->> 'code',
  'Pixel', essai.t())::jsonb as j;

select is(j - '{appareil_id,code_court}'::text[],
  jsonb_build_object('utilisateur_id', essai.id('agent ESSAI'), 'organisation_id',
    essai.id('organisation ESSAI'),
  'sequence_depart', 1, 'heure_serveur', '2026-06-01T08:00:00Z'), 'what the phone learns') from r;
select results_eq(
  $$ select a.utilisateur_id, a.statut, a.derniere_sequence, a.derniere_synchro, a.enrole_le,
    a.modele from appareil.appareil a join r on a.id = (j ->> 'appareil_id')::uuid $$,
  $$ values (essai.id('agent ESSAI'), 'actif', 0::bigint, null::timestamptz, essai.t(), 'Pixel') $$,
  'an active device that has sent nothing');
select is((select k.appareil_id from appareil.code_enrolement k), (j ->> 'appareil_id')::uuid,
  'the code remembers its device') from r;

select * from finish();
rollback;

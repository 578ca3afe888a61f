-- Spec: commandes#ordre: an unreadable command for a voided sequence also takes this sequence.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from appareil.annuler_sequences(essai.id('appareil ESSAI'), 1, 1, 'perdue',
  essai.id('admin ESSAI'), essai.t());
select is(
  essai.motifs(essai.collecter('x', '{}', '{"sequence": 1}', '{}', '{"payload": "invalide"}')),
  'donnees_illisibles', 'it is set aside');
select is(essai.motifs(essai.collecter('y', '{}', '{"sequence": 1}')), 'sequence_reutilisee',
  'the sequence is used');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 1::bigint, 'the device stays where it was');

select * from finish();
rollback;

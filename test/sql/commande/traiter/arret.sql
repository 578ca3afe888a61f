-- Spec: commandes#ordre: a gap in the sequences stops the batch there and names the awaited
-- sequence; earlier commands stay processed.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.collecter('a');

select is(essai.envoyer('b', essai.payload_collecte('b'), '{"sequence": 3}'), '{"arret": 2}',
  'a gap stops the batch and says what is awaited');
select is(essai.envoyer('b', essai.payload_collecte('b'), '{"sequence": 9007199254740991}'),
  '{"arret": 2}',
  'however wide the gap');
select is((select count(*) from commande.commande), 1::bigint,
  'the command is not stored, the earlier one is');
select is((select count(*) from commande.rejet), 0::bigint, 'it is no rejection');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 1::bigint,
  'the sequence does not move');
select is(essai.collecter('b', '{}', '{"sequence": 2}') ->> 'issue', 'acceptee',
  'the awaited sequence is processed');

select * from finish();
rollback;

-- Spec: appareils#sequences-perdues: a device continues after lost commands: only the awaited
-- sequence can be voided, with an entry in the journal.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select from essai.collecter('a', essai.kg(1));
create function pg_temp.annuler(p_sequence bigint, p_jusqu_a bigint default null) returns text
language plpgsql as $$
begin
  return appareil.annuler_sequences(essai.id('appareil ESSAI'), p_sequence,
    coalesce(p_jusqu_a, p_sequence), 'carte perdue', essai.id('admin ESSAI'),
    essai.t(1)) ->> 'derniere_sequence';
exception when sqlstate 'TR400' or sqlstate 'TR409' or sqlstate 'TR403' or sqlstate 'TR404' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
select is(pg_temp.annuler(1), '409 sequence_non_attendue', 'one that was used');
select is(pg_temp.annuler(3), '409 sequence_non_attendue', 'one that is not awaited yet');
select is((select count(*) from appareil.sequence_annulee), 0::bigint, 'nothing is voided');
select is(pg_temp.annuler(2), '2', 'the awaited one');
select results_eq(
  'select s.appareil_id, s.sequence, s.raison, s.auteur_id, s.le from appareil.sequence_annulee s',
  $$ values (essai.id('appareil ESSAI'), 2::bigint, 'carte perdue', essai.id('admin ESSAI'),
      essai.t(1)) $$, 'it is voided, with the reason and who did it');
select is((select e.details from journal.evenement e where e.action = 'appareil.annuler_sequences'
    and e.appareil_id = essai.id('appareil ESSAI')),
  '{"sequence": 2, "jusqu_a": 2, "raison": "carte perdue"}', 'and journaled');
select is(essai.envoyer('b', essai.payload_collecte('b'), '{"sequence": 4}') -> 'arret', '3',
  'the device awaits the next one');
select is(essai.motifs(essai.collecter('c', essai.kg(1), '{"sequence": 3}')), null,
  'and goes on with it');
select is(pg_temp.annuler(2), '409 sequence_non_attendue', 'once');

select * from finish();
rollback;

-- Spec: appareils#sequences-perdues: a command that arrives for a voided sequence is processed, and
-- the device's sequence does not change.
begin;
set local role metier;
select plan(12);
select essai.preparer();

select from essai.collecter('a', essai.kg(1));
select from appareil.annuler_sequences(essai.id('appareil ESSAI'), 2, 4, 'perdues',
  essai.id('admin ESSAI'), essai.t());
create function pg_temp.derniere() returns bigint
language sql stable as $$ select a.derniere_sequence from appareil.appareil a
  where a.id = essai.id('appareil ESSAI') $$;
create function pg_temp.envoyer(p_nom text, p_sequence bigint) returns text language sql as $$
  select format('%s %s', x.j ->> 'issue', x.j -> 'motifs')
  from (select essai.collecter(p_nom, essai.kg(1),
    jsonb_build_object('sequence', p_sequence, 'reference_provisoire', 'BR-ESSAI-20260601-'
      || p_nom)) as j) as x
$$;
select is(pg_temp.derniere(), 4::bigint, 'three are voided');
select is(pg_temp.envoyer('retrouvée', 3), 'acceptee []', 'one of them turns up: judged as any');
select is((select c.numero_officiel from collecte.collecte c where c.id = essai.id('retrouvée')),
  'MP-ANANAS-26-0002', 'it is written, with its number');
select is(pg_temp.derniere(), 4::bigint, 'the device neither advances nor goes back');
select is(pg_temp.envoyer('encore', 3), 'rejetee ["sequence_reutilisee"]',
  'another command of that sequence');
select is(pg_temp.envoyer('retrouvée', 3), 'acceptee []', 'the same one sent again: its result');
select is(pg_temp.envoyer('utilisée', 1), 'rejetee ["sequence_reutilisee"]',
  'a sequence that was used is not a voided one');
select is(pg_temp.envoyer('suite', 5), 'acceptee []', 'the device goes on where it was');
select is(pg_temp.envoyer('dernière', 4), 'acceptee []', 'and another one may still turn up');
select is(pg_temp.derniere(), 5::bigint, 'without lowering it');
select is(essai.envoyer('trop tôt', essai.payload_collecte('trop tôt'), '{"sequence": 7}') ->
  'arret', '6', 'what is ahead waits');
select is((select count(*) from commande.rejet), 2::bigint, 'both rejections are on record');

select * from finish();
rollback;

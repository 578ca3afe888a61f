-- Spec: commandes#appareil: a second batch of a device waits until the first has ended; the lock
-- takes only the sequence that the device awaits.
begin;
-- Runs without triggers, because the trigger that copies the device would lock the device's key.
set local session_replication_role = replica;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.verrouiller(
  p_compte text, p_sequence bigint, p_appareil text default 'appareil ESSAI') returns bigint
language sql as $$
  select (commande.verrouiller_appareil(
    commande.ouvrir_liasse((core.organisation_id(), essai.id(p_compte), true)::utilisateur.session,
      essai.id('appareil ESSAI'), essai.t()),
    jsonb_build_object('appareil_id', essai.id(p_appareil), 'sequence', p_sequence)))
    .derniere_sequence
$$;
create function pg_temp.derniere() returns bigint language sql as $$
  select a.derniere_sequence from appareil.appareil a where a.id = essai.id('appareil ESSAI')
$$;
create function pg_temp.verrouille() returns boolean language sql as $$
  select a.xmax::text <> '0' from appareil.appareil a where a.id = essai.id('appareil ESSAI')
$$;

select is(pg_temp.verrouiller('rsci ESSAI', 1), null,
  'a stranger''s batch has no last sequence');
select is(pg_temp.verrouille(), false, 'and locks nothing');
select is(pg_temp.derniere(), 0::bigint, 'nor does it take a sequence');
select is(pg_temp.verrouiller('agent ESSAI', 2), 0::bigint,
  'the own device answers its last sequence');
select is(pg_temp.verrouille(), true, 'and is locked');
select is(pg_temp.derniere(), 0::bigint, 'by a sequence that it does not await, without taking it');
select is(pg_temp.verrouiller('agent ESSAI', 1, 'autre appareil'), 0::bigint,
  'an envelope of another device');
select is(pg_temp.derniere(), 0::bigint, 'takes none either');
select is(pg_temp.verrouiller('agent ESSAI', 1), 0::bigint,
  'the awaited one answers the one before');
select is(pg_temp.derniere(), 1::bigint, 'and is taken');
select is(pg_temp.verrouiller('agent ESSAI', 1), 1::bigint, 'once');

select * from finish();
rollback;

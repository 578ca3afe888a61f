-- Spec: commandes#ordre: a device that skips voided sequences advances to its command's sequence,
-- whether the command is accepted or rejected, and continues from there.
begin;
set local role metier;
select plan(8);
select essai.preparer();

-- Voids the sequence before the device reaches it, as in a restored database.
insert into appareil.sequence_annulee
  (organisation_id, appareil_id, sequence, raison, auteur_id, le)
select core.organisation_id(), essai.id('appareil ESSAI'), s, 'perdue', essai.id('admin ESSAI'),
  essai.t(-1)
from unnest(array[1, 4, 6]) as s;
create function pg_temp.derniere() returns bigint language sql as $$
  select a.derniere_sequence from appareil.appareil a where a.id = essai.id('appareil ESSAI')
$$;

select is(essai.envoyer('x', '{}', '{"sequence": 3}') -> 'arret', '1', 'two ahead of one voided');
select is(pg_temp.derniere(), 0::bigint, 'takes nothing');
select is(essai.collecter('a', '{}', '{"sequence": 2}') ->> 'issue', 'acceptee',
  'the one after what was voided');
select is(pg_temp.derniere(), 2::bigint, 'is taken');
select is(essai.collecter('b', '{}', '{"sequence": 3}') ->> 'issue', 'acceptee', 'the next');
select from essai.collecter('c', '{}',
  jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI'), 'sequence', 5));
select is(pg_temp.derniere(), 5::bigint, 'a rejection past a voided one takes its sequence too');
select is(essai.envoyer('a', '{}', '{"sequence": 7}') -> 'arret', null,
  'a command that is known, sent again past a voided one');
select is(pg_temp.derniere(), 5::bigint, 'gives its sequence back');

select * from finish();
rollback;

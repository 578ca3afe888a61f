-- Spec: commandes#rejets: a rejection moves only the caller's own device past its awaited sequence.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.derniere() returns bigint language sql as $$
  select a.derniere_sequence from appareil.appareil a where a.id = essai.id('appareil ESSAI')
$$;

select from essai.collecter('a', '{}', '{}', '{"appareil_propre": false}');
select is(pg_temp.derniere(), 0::bigint, 'a stranger does not advance the device');
select from essai.collecter('b', '{}',
  jsonb_build_object('appareil_id', essai.id('appareil VOISIN')));
select is(pg_temp.derniere(), 0::bigint, 'an envelope of another device advances nothing');
insert into appareil.appareil (organisation_id, id, utilisateur_id, code_court, enrole_le)
values (core.organisation_id(), essai.id('autre appareil'), essai.id('agent ESSAI'), 'AUTRE',
  essai.t(-1));
select from essai.collecter('b bis', '{}',
  jsonb_build_object('appareil_id', essai.id('autre appareil')));
select is((select sum(a.derniere_sequence) from appareil.appareil a), 0::numeric,
  'neither the batch''s device nor the other, not even of the same agent');
select from essai.collecter('c', '{}',
  jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI'), 'sequence', 2));
select is(pg_temp.derniere(), 0::bigint,
  'a rejection at a later sequence than the awaited one advances nothing');
select from essai.collecter('d', '{}',
  jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI'), 'sequence', 1));
select is(pg_temp.derniere(), 1::bigint,
  'a rejection at the awaited sequence of the own device takes it');
select from essai.collecter('e', '{}', '{"sequence": 1}');
select is(pg_temp.derniere(), 1::bigint, 'a reused sequence neither advances nor turns back');
select is(essai.collecter('f') ->> 'issue', 'acceptee', 'the next command is accepted');
select from essai.collecter('f', '{}', '{"empreinte": "autre", "sequence": 3}');
select is(pg_temp.derniere(), 3::bigint, 'a reused id at the awaited sequence takes it');

select * from finish();
rollback;

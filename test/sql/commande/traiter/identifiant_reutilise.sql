-- Spec: commandes#connu: an id sent again with other content is rejected.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.collecter('x');

select is(essai.motifs(essai.collecter('x', '{}', '{"empreinte": "0000"}')),
  'identifiant_reutilise',
  'a known id with another fingerprint');
select is(essai.collecter('x', '{}', '{"empreinte": "0000"}') ->> 'issue', 'rejetee',
  'it is a rejection');
select is(essai.collecter('x') ->> 'issue', 'acceptee',
  'with its own fingerprint it is the stored result');
select is(essai.collecter('y', '{}', jsonb_build_object('empreinte', md5('x') || md5('x'))) ->>
  'issue', 'acceptee',
  'another id with the same fingerprint is new');

select * from finish();
rollback;

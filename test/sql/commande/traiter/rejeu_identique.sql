-- Spec: commandes#connu: the same command sent again gets the same response, byte for byte, and no
-- second effect.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create temp table premiere as
  select essai.envoyer('x', essai.payload_collecte('x', essai.kg(1000001))) ->> 'resultat' as
    reponse;
select from essai.collecter('y');

select is(essai.envoyer('x', essai.payload_collecte('x', essai.kg(1000001)), '{"sequence": 1}') ->>
  'resultat', p.reponse,
  'a resend answers the same bytes') from premiere p;
select is(essai.envoyer('x', '{}', '{"sequence": 99, "type": "inconnu"}',
    '{"payload": "illisible", "empreinte_calculee": null}') ->> 'resultat',
  p.reponse, 'the id and the fingerprint are all that counts') from premiere p;
select is((select count(*) from collecte.collecte), 2::bigint, 'nothing is written twice');
select is((select s.consomme_g from capacite.solde s), 1100001::bigint,
  'nothing is consumed twice');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 2::bigint,
  'the sequence does not move');
select is(essai.envoyer('x', '{}', '{"sequence": 3}') ->> 'resultat', p.reponse,
  'nor does a resend at the awaited sequence') from premiere p;
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 2::bigint,
  'take it');
set local timezone = 'Asia/Tokyo';
set local datestyle = 'German';
select is(essai.envoyer('x', '{}', '{"sequence": 1}') ->> 'resultat', p.reponse,
  'whatever the session''s settings') from premiere p;

select * from finish();
rollback;

-- Spec: restauration#numeros: no number is given to two records: a resent collection gets its
-- former number, another one a number above all in the log, with a margin, and the skipped ranks
-- are explained.
begin;
set local role metier;
select plan(21);
select essai.preparer();
select from essai.collecter('a', essai.kg(1));

create temp table s as select essai.oublier($$
  select from essai.collecter('b', essai.kg(1));
  select from essai.collecter('c', essai.kg(1));
$$) as j;
create temp table c as select k as j from s, jsonb_array_elements(j -> 'compteurs') as k
where (k ->> 'organisation_id')::uuid = core.organisation_id();
select is(jsonb_array_length(j -> 'numeros') || ' ' || (j ->> 'rang'), '3 3',
  'the log knows every number') from c;
select is(j -> 'appareils', jsonb_build_object(essai.id('appareil ESSAI'), 3),
  'and how far the phone was') from c;

select is(restauration.reprendre_compteur(j, essai.t(10)), '{"repris": 2, "autres": []}',
  'two of them the database does not know') from c;
select results_eq(
  $$ select r ->> 'en_base', r ->> 'au_journal', r ->> 'repart_apres'
     from jsonb_array_elements(restauration.relancer_compteurs(100, essai.t(10))) as r
     where r ->> 'nature' = 'MP' and r ->> 'produit' = 'ANANAS' $$,
  $$ values ('1', '3', '103') $$, 'the counter goes on above them, with a margin');
select results_eq(
  $$ select r.du, r.au, r.raison from numerotation.rang_saute r order by r.du $$,
  $$ values (2::bigint, 3::bigint, 'restauration'), (4, 103, 'restauration') $$,
  'what is passed over is explained');
select is(restauration.situer() #>> '{appareils,0,attendue}', '3', 'the phone is awaited');
create function pg_temp.est_lent() returns boolean language sql as $$
  select bool_or(c.restaure_le is not null) from numerotation.compteur c where c.nature = 'MP' $$;
update numerotation.compteur set dernier_rang = 255 where nature = 'MP';
select is(essai.collecter('autre', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0256',
  'while numbers are awaited');
select is(pg_temp.est_lent(), true, 'the counter goes on looking for them');
update numerotation.compteur set dernier_rang = 103 where nature = 'MP';

select is(essai.collecter('d', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0104',
  'another collection gets a number that nobody had');
select is(essai.collecter('c', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0003',
  'one that comes again gets the number that it had');
select is(essai.collecter('b', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0002',
  'whatever the order');
select is(essai.collecter('e', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0105',
  'then it goes on');
select is(restauration.situer() - 'messages', '{"appareils": [], "numeros": []}',
  'nothing is awaited any more');
update numerotation.compteur set dernier_rang = 511 where nature = 'MP';
select is(essai.collecter('f', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0512',
  'and goes on');
select is(pg_temp.est_lent(), false, 'as quick as any other, once it has given all of them back');
update numerotation.compteur set dernier_rang = 105 where nature = 'MP';
select is((select count(*) - count(distinct n.rang) from numerotation.numero_officiel n
    where n.nature = 'MP'), 0::bigint, 'no rank twice');

select is(restauration.reprendre_compteur(j || jsonb_build_object('numeros', jsonb_build_array(
    jsonb_build_array(104, 'MP-ANANAS-26-0104', 'collecte', essai.id('z')))), essai.t(11))
  -> 'autres', '["MP-ANANAS-26-0104"]', 'a number that another record has is told') from c;
select is(restauration.reprendre_compteur(j || jsonb_build_object('produit_id', essai.id('rien')),
    essai.t(11)) ->> 'obstacle', 'compteur_perdu',
  'and a counter of what is lost') from c;
select is(restauration.relancer_compteurs(1000000, essai.t(12)) #>> '{0,repart_apres}', '1094',
  'a margin takes no more than a tenth of what is left');

-- A product that is created again with the same code gets the same numbers.
select is(restauration.reprendre_compteur(j || jsonb_build_object(
  'produit_id', essai.id('rien'), 'nature', 'REC', 'rang', 7, 'numeros',
    jsonb_build_array(jsonb_build_array(
    7, 'REC-ANANAS-26-0007', 'lot', essai.id('perdu')))), essai.t(12)) ->> 'repris',
  '1', 'numbers of what is lost are kept') from c;
select is(numerotation.attribuer((j ->> 'campagne_id')::uuid, 'REC', (j ->> 'produit_id')::uuid,
    'lot', essai.id('neuf'), essai.t(13)), 'REC-ANANAS-26-0008',
  'what was given is not given to another record') from c;

select * from finish();
rollback;

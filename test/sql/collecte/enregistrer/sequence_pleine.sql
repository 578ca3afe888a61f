-- Spec: numerotation#attribution: with a full counter, a collection is still written, and waits for
-- a number under `parametre_introuvable`.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.collecter('a', essai.kg(1));
update numerotation.compteur set dernier_rang = 9998;

select is(essai.collecter('b', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-9999',
  'the last rank that four digits write');
create temp table r as select essai.collecter('c', essai.kg(1)) as j;
select is(array[j ->> 'numero_officiel', essai.motifs(j)], array[null, 'parametre_introuvable'],
  'the next one has no number') from r;
select is((select c.dernier_rang from numerotation.compteur c), 9999::bigint,
  'the rank is not consumed');
select is((select count(*) from collecte.collecte), 3::bigint, 'the collection is written');
select is((select k.details from controle.controle k), '{"parametre": "numero_officiel"}',
  'the control says what is missing');

select * from finish();
rollback;

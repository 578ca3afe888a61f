-- Spec: numerotation#attribution: without a frozen model in its campaign, a collection is written
-- without a number, and waits under `parametre_introuvable`.
begin;
set local role metier;
select plan(3);
select essai.preparer();

update campagne.campagne set modele_numerotation_version = null;
create temp table r as select essai.collecter('x') as j;

select is(array[j ->> 'numero_officiel', essai.motifs(j)], array[null, 'parametre_introuvable'],
  'no number, under control') from r;
select is((select count(*) from collecte.collecte c where c.numero_officiel is null), 1::bigint,
  'the collection is written');
select is((select count(*) from numerotation.compteur), 0::bigint, 'no rank is consumed');

select * from finish();
rollback;

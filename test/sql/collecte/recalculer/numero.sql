-- Spec: file-de-controle#recalcul: once a model or a free rank exists, the collection gets its
-- number.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

update campagne.campagne set modele_numerotation_version = null
where id = essai.id('campagne ESSAI');
select from essai.collecter('x');
select is(essai.lever('rsci ESSAI', 'x', 'parametre_introuvable', 'recalcul'),
  '409 parametre_toujours_introuvable', 'while there is no model');
select is((select count(*) from numerotation.compteur), 0::bigint, 'no rank is taken');
update campagne.campagne set modele_numerotation_version = 1 where id = essai.id('campagne ESSAI');
select is(essai.lever('rsci ESSAI', 'x', 'parametre_introuvable', 'recalcul'), 'leve',
  'once there is one');
select is((select c.numero_officiel from collecte.collecte c), 'MP-ANANAS-26-0001',
  'the number is assigned');
select is(essai.ouverts('x'), null, 'nothing is left open');

select * from finish();
rollback;

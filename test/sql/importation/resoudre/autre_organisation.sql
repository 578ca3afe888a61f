-- Spec: imports#renvois: a code that is unknown in the organization is unknown, whatever it means
-- in another.
begin;
set local role metier;
select plan(6);
select essai.preparer();
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G9'), 'G9', 'Neuf');
select is(importation.resoudre('groupement', 'G9'), array[essai.id('G9')], 'a code');
select is(importation.resoudre('groupement', essai.id('G9')::text), array[essai.id('G9')], 'an id');
select is(importation.resoudre('groupement', 'G8'), '{}'::uuid[], 'nothing');
select essai.entrer('VOISIN');
select is(importation.resoudre('groupement', 'G9'), '{}'::uuid[], 'elsewhere not the code');
select is(importation.resoudre('groupement', essai.id('G9')::text), '{}'::uuid[],
  'elsewhere not the id');
select is((importation.lire_renvois('{}', jsonb_build_object('groupement_id', jsonb_build_object(
        'entite', 'groupement', 'texte', 'G9', 'colonne', 'groupement')))).fautes #>> '{0,code}',
  'reference_inconnue', 'a fault of the row');

select * from finish();
rollback;

-- Spec: terrain#groupements: A group's code is unique in the organization; its name can change, and
-- the journal keeps the former one.
begin;
set local role metier;
select plan(6);
select essai.preparer();
select is(organisation.creer_groupement('{"code": "G2", "nom": "Deux"}', essai.t())::jsonb - 'id',
  '{"code": "G2", "nom": "Deux", "producteurs": 0}', 'a group without members');
select throws_ok(
  $$ select organisation.creer_groupement('{"code": "G2", "nom": "Autre"}', essai.t()) $$, 'TR409',
  'groupement_code_pris', 'its code is taken');
select is(organisation.renommer_groupement(essai.id('groupement ESSAI'), 'Un', essai.t())::jsonb -
  'id', '{"code": "G1", "nom": "Un", "producteurs": 1}', 'another name; one active member');
select is((select e.details from journal.evenement e where e.action = 'groupement.renommer'),
  '{"ancien": "Groupement 1", "nom": "Un"}', 'both are journalled');
select throws_ok(
  $$ select organisation.renommer_groupement(essai.id('groupement VOISIN'), 'x', essai.t()) $$,
  'TR404', 'groupement_inconnu', 'a neighbour''s');
select essai.entrer('VOISIN');
select lives_ok(
  $$ select organisation.creer_groupement('{"code": "G2", "nom": "Deux"}', essai.t()) $$,
  'the code is free elsewhere');

select * from finish();
rollback;

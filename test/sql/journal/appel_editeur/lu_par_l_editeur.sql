-- Spec: organisations-et-modules#journal-editeur: Publisher journals: readable only by a call of
-- the publisher, written at each refusal.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select lives_ok(
  $$ select journal.consigner_editeur(essai.appelant('ESSAI', 'agent'), essai.t(),
      '{"methode": "POST", "chemin": "/v1/organisations", "code": "droit_manquant"}') $$,
  'written');
select is_empty('select from journal.appel_editeur', 'an organization reads nothing of it');
select lives_ok(
  $$ select utilisateur.exiger_editeur('{"roles": ["editeur_support"]}', essai.t(),
      'editeur_support') $$, 'a call of the publisher');
select results_eq('select identifiant, chemin, code from journal.appel_editeur',
  $$ values ('agent', '/v1/organisations', 'droit_manquant') $$, 'reads it');
select throws_ok(
  $$ select utilisateur.exiger_editeur('{"roles": ["editeur_parametrage"]}', essai.t(),
      'editeur_support') $$, 'TR403', 'droit_manquant', 'another role is refused');

select * from finish();
rollback;

-- Spec: identites-et-droits#membre: a suspended or deactivated account gets `compte_inactif`.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select lives_ok($$ select utilisateur.exiger_actif(essai.appelant('ESSAI', 'agent'), essai.t()) $$,
  'an active member');
update utilisateur.utilisateur set statut = 'desactive',
  actif_pendant = tstzmultirange(tstzrange(essai.t(-400), essai.t()))
  where id = essai.id('agent ESSAI');
select throws_ok($$ select utilisateur.exiger_actif(essai.appelant('ESSAI', 'agent'), essai.t()) $$,
  'TR403', 'compte_inactif',
  'a deactivated one');
select lives_ok($$ select utilisateur.identifier(essai.appelant('ESSAI', 'agent'), essai.t()) $$,
  'who can still sign in to send a queue');

select * from finish();
rollback;

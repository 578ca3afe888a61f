-- Spec: identites-et-droits#sessions: only the organization that created the identity has its
-- sessions closed at the provider.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.ouvrir('marie');
select essai.fournir('marie');
select utilisateur.revoquer_sessions(essai.compte('marie'), essai.t());
select is(essai.fournir('marie'), 'sessions', 'of one''s own');
select throws_ok(format('select utilisateur.revoquer_sessions(%L, essai.t())',
    essai.id('agent ESSAI')), 'TR403', 'identite_d_une_autre_organisation',
  'not of an unregistered person');
select essai.entrer('VOISIN');
select from essai.ouvrir('marie');
select lives_ok(format('select utilisateur.revoquer_sessions(%L, essai.t())',
    essai.compte('marie')), 'asked for only: there are none here, and the answer tells nothing');
select personne.attacher(essai.compte('marie'), essai.appelant('VOISIN', 'marie'), essai.t());
select throws_ok(format('select utilisateur.revoquer_sessions(%L, essai.t())',
    essai.compte('marie')), 'TR403', 'identite_d_une_autre_organisation',
  'nor of a person from elsewhere');

select * from finish();
rollback;

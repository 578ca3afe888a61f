-- Spec: identites-et-droits#plusieurs-organisations: an account that was suspended before its
-- person accepted stays closed after the acceptance.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.ouvrir('marie');
select essai.entrer('VOISIN');
select from essai.ouvrir('marie');
select from utilisateur.suspendre(essai.id('admin VOISIN'), essai.compte('marie'), 'doute',
  essai.t(-2));
select personne.attacher(essai.compte('marie'), essai.appelant('VOISIN', 'marie'), essai.t(-1));
select is((select u.actif_pendant from utilisateur.utilisateur u where u.identifiant = 'marie'),
  '{}'::tstzmultirange, 'closed');
select from utilisateur.reactiver(essai.id('admin VOISIN'), essai.compte('marie'), 'levé',
  essai.t());
select is((select u.actif_pendant from utilisateur.utilisateur u where u.identifiant = 'marie'),
  tstzmultirange(tstzrange(essai.t(), null)), 'open from the reactivation on');
select from essai.ouvrir('autre', '{}', essai.t());
select throws_ok(
  format('select personne.attacher(%L, essai.appelant(''VOISIN'', ''marie''), essai.t())',
    essai.compte('autre')), '23505', null,
  'one identity has one account in an organization');

select * from finish();
rollback;

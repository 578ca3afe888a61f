-- Spec: identites-et-droits#mot-de-passe: a new password gives access to every organization of the
-- person: for a shared identity only the publisher sets it.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select from essai.ouvrir('marie');
select essai.fournir('marie');
select lives_ok(
  $$ select utilisateur.reinitialiser_mot_de_passe(essai.compte('marie'), essai.secret('n1'),
      essai.t()) $$, 'alone with it');
select is(essai.fournir('marie'), 'mot_de_passe, sessions', 'password and sessions');
select essai.entrer('VOISIN');
select from essai.ouvrir('marie');
select essai.entrer('ESSAI');
select lives_ok(
  $$ select utilisateur.reinitialiser_mot_de_passe(essai.compte('marie'), essai.secret('n2'),
      essai.t()) $$, 'a request elsewhere changes nothing');
select essai.entrer('VOISIN');
select personne.attacher(essai.compte('marie'), essai.appelant('VOISIN', 'marie'), essai.t());
select essai.entrer('ESSAI');
select throws_ok(
  $$ select utilisateur.reinitialiser_mot_de_passe(essai.compte('marie'), essai.secret('n3'),
      essai.t()) $$, 'TR409', 'identite_partagee', 'an acceptance does');
select essai.entrer('VOISIN');
select from utilisateur.desactiver(essai.id('admin VOISIN'), essai.compte('marie'), 'partie',
  essai.t(1));
select essai.entrer('ESSAI');
select lives_ok(
  $$ select utilisateur.reinitialiser_mot_de_passe(essai.compte('marie'), essai.secret('n4'),
      essai.t(2)) $$, 'until it ends');

select * from finish();
rollback;

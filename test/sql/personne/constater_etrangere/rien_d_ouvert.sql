-- Spec: identites-et-droits#mot-de-passe: an identity that already existed at the provider gives no
-- organization a password to reset.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.ouvrir('editeur');
select is((essai.fournir('editeur', '{"issue": "etrangere"}')), 'creer',
  'the provider has somebody of that name, made by hand');
select is((select u.actif_pendant from utilisateur.utilisateur u where u.identifiant = 'editeur'),
  tstzmultirange(tstzrange(essai.t(-10), essai.t())), 'the account is closed from the finding on');
select is(utilisateur.lier_identite(essai.appelant('ESSAI', 'editeur'), essai.t()), null,
  'and bound to nobody by name');
select utilisateur.reinitialiser_mot_de_passe(essai.compte('editeur'), essai.secret('neuf'),
  essai.t());
select is(essai.fournir('editeur'), '', 'a reset sets no password there');

select * from finish();
rollback;

-- Spec: identites-et-droits#plusieurs-organisations: a detached person returns by a new consent.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.ouvrir('marie');
select essai.entrer('VOISIN');
select from essai.ouvrir('marie');
select personne.attacher(essai.compte('marie'), essai.appelant('VOISIN', 'marie'), essai.t(-5));
select is(utilisateur.lier_identite(essai.appelant('VOISIN', 'marie'), essai.t()),
  essai.compte('marie'), 'attached, she is let in');
select utilisateur.desactiver(essai.id('admin VOISIN'), essai.compte('marie'), 'partie',
  essai.t(-2));
select utilisateur.reactiver(essai.id('admin VOISIN'), essai.compte('marie'), 'revenue',
  essai.t(-1));
select is((select r.etat from personne.rattachement r), 'demande',
  'reactivated, she is only asked');
select is((select u.statut || ' ' || u.actif_pendant from utilisateur.utilisateur u
    where u.id = essai.compte('marie')),
  'actif ' || tstzmultirange(tstzrange(essai.t(-5), essai.t(-2))), 'and open at no instant since');
select is(utilisateur.lier_identite(essai.appelant('VOISIN', 'marie'), essai.t()), null,
  'a token of hers opens nothing');
select is((select r.code_empreinte from personne.rattachement r), null, 'nor does the old secret');
select utilisateur.reinitialiser_mot_de_passe(essai.compte('marie'), essai.secret('neuf'),
  essai.t());
select is((select r.code_empreinte from personne.rattachement r),
  essai.secret('neuf') ->> 'code_empreinte', 'a reset gives a new one');

select * from finish();
rollback;

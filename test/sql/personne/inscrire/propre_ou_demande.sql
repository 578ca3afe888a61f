-- Spec: identites-et-droits#comptes: an existing login becomes a request to its holder, and the
-- administrator learns nothing of it.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select essai.entrer('VOISIN');
select isnt(essai.ouvrir('marie'), null, 'a name that nobody bears');
select is((select r.etat from personne.rattachement r), 'propre',
  'becomes an identity of the organization''s own');
select is(essai.fournir('marie'), 'creer', 'which the provider is told to create');
select is(
  (select utilisateur.presenter(essai.compte('marie'), essai.t())::jsonb -
    '{id,ensembles}'::text[]), (select jsonb_build_object(
  'identifiant', 'marie', 'nom_affiche', 'Nom de marie', 'statut', 'actif', 'statut_depuis',
  '2026-05-22T08:00:00Z', 'statut_raison', null,
  'cree_le', '2026-05-22T08:00:00Z', 'onboarding', '{"requis": true, "etat": "jamais"}'::jsonb,
  'premiere_connexion_le', null, 'identite_geree', null, 'prouve', false)), 'as it is shown');
create temp table vu as select utilisateur.presenter(essai.compte('marie'), essai.t())::jsonb -
  '{id,ensembles}'::text[] as de_voisin;

select essai.entrer('ESSAI');
select isnt(essai.ouvrir('marie'), null, 'the same name from another organization');
select is((select r.etat from personne.rattachement r), 'demande', 'is a request');
select is(utilisateur.presenter(essai.compte('marie'), essai.t())::jsonb - '{id,ensembles}'::text[],
  (select de_voisin from vu),
  'that is shown exactly like an account of one''s own');
select is((select u.actif_pendant from utilisateur.utilisateur u where u.identifiant = 'marie'),
  '{}'::tstzmultirange, 'and is open at no instant');
select is(essai.fournir('marie'), '', 'the provider is told nothing: no password, no organization');

select * from finish();
rollback;

-- Spec: fichiers#envoi: an upload address accepts only the declared file.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is(essai.demander('x') - 'fichier', jsonb_build_object('duree_s', 900, 'cle',
  core.organisation_id() || '/' || essai.id('fichier x') || '/' || essai.sha('x')),
  'a quarter of an hour, under a key that the content is part of');
select results_eq(
  'select e.sha256, e.role, e.type_media, e.taille_octets, e.utilisateur_id, e.appareil_id, '
  'e.demande_le, e.expire_le, e.clos from fichier.envoi e',
  $$ values (essai.sha('x'), 'photo', 'image/jpeg', 1000::bigint, essai.id('agent ESSAI'),
      essai.id('appareil ESSAI'), essai.t(), essai.t() + interval '15 minutes', false) $$,
  'what it is said to be is written down');
select is(essai.demander('x') #>> '{fichier,statut}', 'attendu', 'it is awaited');
insert into reglage.reglage values (core.organisation_id(), 'fichiers.adresse_envoi_min', 1, '3',
  essai.t(), null);
select is((essai.demander('x') ->> 'duree_s')::integer, 180, 'the organization sets the time');
select is((select count(*) from journal.evenement j where j.action = 'fichier.demander'
    and j.entite_id = essai.id('fichier x')
           and j.appareil_id = essai.id('appareil ESSAI')), 3::bigint,
         'each demand is journalled with its device');
select is(essai.demander('x', jsonb_build_object('sha256', essai.sha('y'))) ->> 'cle',
  core.organisation_id() || '/' || essai.id('fichier x') || '/' || essai.sha('y'),
  'until it arrived the last word counts, under a key of its own');

select * from finish();
rollback;

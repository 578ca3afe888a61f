-- Spec: commandes#identite: another organization, account or device in an envelope is a rejection.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is(
  essai.motifs(essai.collecter('org', '{}',
      jsonb_build_object('organisation_id', essai.id('organisation VOISIN')))),
  'identite_incoherente', 'another organization than the token''s');
select is(
  essai.motifs(essai.collecter('compte', '{}',
      jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI')))),
  'identite_incoherente', 'another user than the token''s');
select is(
  essai.motifs(essai.collecter('appareil', '{}',
      jsonb_build_object('appareil_id', essai.id('appareil VOISIN')))),
  'identite_incoherente', 'another device than the batch''s');
select is(essai.motifs(essai.collecter('enrolement', '{}', '{}', '{"appareil_propre": false}')),
  'identite_incoherente', 'a device that is not enrolled by the caller');
select is(essai.collecter('rejet', '{}',
    jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI'))) ->> 'issue', 'rejetee',
  'the outcome is a rejection');
select is(essai.collecter('juste') ->> 'issue', 'acceptee', 'all three right: accepted');

select * from finish();
rollback;

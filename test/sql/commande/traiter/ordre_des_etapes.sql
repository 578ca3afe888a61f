-- Spec: commandes#traitement: the thirteen steps run in order: the first failure decides.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select from essai.collecter('connue');

select is(
  essai.motifs(essai.collecter('connue', '{}',
      jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI'), 'empreinte', 'autre', 'sequence',
        1))),
  'identite_incoherente', 'identity (3) before the known id (4)');
select is(essai.motifs(essai.collecter('connue', '{}', '{"empreinte": "autre", "sequence": 1}')),
  'identifiant_reutilise',
  'the known id (4) before the order (5)');
select is(
  essai.motifs(essai.collecter('a', '{}', '{"sequence": 1}', '{}',
      '{"empreinte_calculee": "autre"}')),
  'sequence_reutilisee',
  'the order (5) before the fingerprint (6)');
select is(essai.envoyer('a', '{}', '{"sequence": 3}', '{"empreinte_calculee": "autre"}') ->>
  'arret', '2',
  'a gap (5) before the fingerprint (6)');
select is(
  essai.motifs(essai.collecter('a', '{}', '{"version_schema": 9}', '{}',
      '{"empreinte_calculee": "autre", "payload": "invalide"}')),
  'empreinte_incoherente', 'the fingerprint (6) before the schema (7)');
select is(essai.motifs(essai.collecter('b', '{"pesees": []}', essai.capture(essai.t(-300)), '{}',
      '{"payload": "invalide"}')),
  'donnees_illisibles', 'the schema (7) before date, rights, references and calculation (8 to 11)');
select is(
  essai.motifs(essai.collecter('c',
      jsonb_build_object('producteur_id', essai.id('?'), 'calcul_telephone', '{}'::jsonb),
      '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}')),
  'horloge_invraisemblable,reference_inconnue,ecart_calcul',
  'the findings of the later steps add up in the order of the steps');

select * from finish();
rollback;

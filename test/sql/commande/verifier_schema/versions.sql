-- Spec: commandes#schema: the current schema version and the one before are accepted; an older one
-- is `version_client_obsolete`.
begin;
set local role metier;
select plan(9);
select essai.preparer();

reset role;
update commande.type_commande set courante = 3 where type = 'collecte.enregistrer';
set local role metier;

select is(essai.motifs(essai.collecter('n1', '{}', '{"version_schema": 4}')), 'donnees_illisibles',
  'N+1 is newer than the current one');
select is(essai.motifs(essai.collecter('n', '{}', '{"version_schema": 3}')), null, 'N is accepted');
select is(essai.motifs(essai.collecter('n-1', '{}', '{"version_schema": 2}')), null,
  'N-1 is accepted');
select is(essai.motifs(essai.collecter('n-2', '{}', '{"version_schema": 1}')),
  'version_client_obsolete',
  'N-2 is obsolete');
select is(
  essai.motifs(essai.collecter('n-2 bis', '{}', '{"version_schema": 1}', '{}',
      '{"payload": "schema_inconnu"}')),
  'version_client_obsolete',
  'whether its schema is still known or not');
select is(essai.motifs(essai.collecter('zéro', '{}', '{"version_schema": 0}', '{}',
    '{"payload": "schema_inconnu"}')), 'version_client_obsolete', 'zero is older than any');
reset role;
update commande.type_commande set courante = 1 where type = 'collecte.enregistrer';
set local role metier;
select is(essai.motifs(essai.collecter('zéro encore', '{}', '{"version_schema": 0}', '{}',
    '{"payload": "schema_inconnu"}')), 'version_client_obsolete',
  'also of a type that has one version');
select is((select count(*) from collecte.collecte), 2::bigint, 'an obsolete one writes nothing');
select is((select m.bloquant from controle.motif m where m.motif = 'version_client_obsolete'), true,
  'it blocks');

select * from finish();
rollback;

-- Spec: commandes#schema: an unknown shape, type or version is `donnees_illisibles`.
begin;
set local role metier;
select plan(10);
select essai.preparer();

select is(essai.motifs(essai.collecter('a', '{}', '{}', '{}', '{"payload": "invalide"}')),
  'donnees_illisibles',
  'the payload does not match its schema');
select is(
  essai.motifs(essai.collecter('b', '{}', '{"type": "collecte.inventer"}', '{}',
      '{"payload": "schema_inconnu"}')),
  'donnees_illisibles',
  'the type is unknown');
select is(essai.motifs(essai.collecter('c', '{}', '{"type": "pg_catalog.now"}')),
  'donnees_illisibles',
  'a function''s name is no type');
select is(
  essai.motifs(essai.collecter('d', '{}', '{"version_schema": 3}', '{}',
      '{"payload": "schema_inconnu"}')),
  'donnees_illisibles',
  'the version is newer than the current one');
select is(essai.motifs(essai.collecter('e', '{}', '{}', '{}', '{"payload": "illisible"}')),
  'donnees_illisibles',
  'the database can not carry it');
select is(essai.motifs(essai.collecter('f', '{}', '{}', '{}', '{"empreinte_calculee": null}')),
  'donnees_illisibles',
  'it has no canonical form');
select is((select count(*) from collecte.collecte), 0::bigint, 'none of them is written');
select is((select count(*) from controle.controle k join controle.motif m using (motif)
    where m.bloquant), 6::bigint,
  'each has a blocking control');
select is((select array_agg(distinct r.issue) from commande.commande_resultat r),
  '{acceptee_controle}',
  'each is accepted under control');
select is(essai.motifs(essai.collecter('g')), null,
  'a valid payload of the current version passes');

select * from finish();
rollback;

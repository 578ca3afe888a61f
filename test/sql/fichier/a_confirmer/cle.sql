-- Spec: fichiers#arrivee: POST /v1/fichiers/{id}/confirmer: awaited files are looked for in the
-- store, arrived ones no longer.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select throws_ok('select fichier.a_confirmer(core.organisation_id(), essai.id($$fichier x$$))',
  'TR404', 'fichier_inconnu', 'nobody asked for an address');
select essai.demander('x');
select matches(fichier.a_confirmer(core.organisation_id(), essai.id('fichier x')) ->> 'cle',
  essai.sha('x') || '$', 'awaited');
select essai.constater('x');
select is(fichier.a_confirmer(core.organisation_id(), essai.id('fichier x')) -> 'cle', 'null',
  'arrived');

select * from finish();
rollback;

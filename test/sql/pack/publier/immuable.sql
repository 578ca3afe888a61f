-- Spec: packs-et-campagnes#packs: a published version never changes.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select throws_ok(
  $$ select pack.publier(essai.document_pack('1.0.0') || '{"libelle_fr": "Autre"}', essai.t()) $$,
  'TR409', 'pack_deja_publie',
  'a published version is never published again');
select lives_ok($$ select pack.publier(essai.document_pack('1.0.1'), essai.t()) $$,
  'the next version is');
select throws_ok('update pack.pack_version set contenu = $${}$$', '42501', null,
  'a version is not changed');
select throws_ok('delete from pack.pack_version', '42501', null, 'nor deleted');
select throws_ok('update pack.parametre set valeur = $$[]$$', '42501', null,
  'nor are its parameters');
select is((select count(*) from pack.parametre m
    join pack.pack_version v on v.id = m.pack_version_id join pack.pack p on p.id = v.pack_id
    where p.code = 'essai'),
  4::bigint,
  'each version has its own parameters');

select * from finish();
rollback;

-- Spec: editeur#publication: a draft is published only in the version that was read; author and
-- publisher are stored, and a later write of an older version is refused.
begin;
set local role metier;
select plan(10);
select essai.preparer();
select set_config('sillon.editeur', 'oui', true);

create function pg_temp.qui(p_nom text) returns jsonb language sql as $$
  select jsonb_build_object('emetteur', 'e', 'sujet', p_nom, 'identifiant', p_nom)
$$;
create function pg_temp.ecrire(p_qui text, p_base integer, p_version text) returns text
language sql as $$
  select essai.essayer(format('select (pack.ecrire_brouillon(%L, %L, %s, %L, %L)).version',
    pg_temp.qui(p_qui), 'essai', p_base, essai.document_pack(p_version), essai.t()))
$$;
create function pg_temp.publier(p_qui text, p_base integer) returns text language sql as $$
  select essai.essayer(format(
    'select pack.publier_brouillon(%L, %L, %s, %L) #>> ''{versions,0,version}''',
    pg_temp.qui(p_qui), 'essai', p_base, essai.t()))
$$;

select is(pg_temp.publier('awa', 1), '404 brouillon_introuvable', 'nothing is drafted');
select is(pg_temp.ecrire('awa', 0, '2.0'), '1', 'somebody writes');
select is(pg_temp.ecrire('bio', 0, '2.1'), '409 version_perimee', 'another one did not see it');
select is(pg_temp.ecrire('bio', 1, '2.1'), '2', 'and now did');
select is(pg_temp.publier('awa', 1), '409 version_perimee', 'what was not read is not published');
select is(pg_temp.publier('awa', 2), '2.1', 'what was is');
select results_eq($$
  select v.auteur, v.publie_par from pack.pack_version v where v.version = '2.1' $$,
  $$ values ('bio', 'awa') $$, 'by whom it was written and published');
select is(pg_temp.ecrire('bio', 2, '2.2'), '409 version_perimee',
  'who read the draft before is told');
select is(pg_temp.publier('awa', 3), '409 pack_deja_publie', 'a version is published once');
select set_config('sillon.editeur', '', true);
select is((select count(*) from pack.brouillon), 0::bigint, 'nobody else sees a draft');

select * from finish();
rollback;

-- Spec: identites-et-droits#elargissement: no account adds permissions to a set that it holds or
-- will hold.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create function pg_temp.modifier(p_code text, p_demande jsonb, p_compte text default 'admin',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.modifier_ensemble(essai.session(%L), %L, %L, %L)', p_compte,
      coalesce(essai.ensemble(p_code), essai.id('?')), p_demande, p_le))
$$;

select is(pg_temp.modifier('administrateur_client',
    jsonb_build_object('version_base', 1, 'permissions',
    to_jsonb(string_to_array(essai.contenu('administrateur_client', essai.t()), ','))
      || '["recall.manage"]')), '403 auto_attribution_refusee', 'a permission more');
select is(pg_temp.modifier('administrateur_client',
    '{"version_base": 1, "libelle": "Administration"}')::jsonb -> 'version', '2',
  'the words are no right');
select is(pg_temp.modifier('administrateur_client',
    jsonb_build_object('version_base', 2, 'permissions',
    to_jsonb(array_remove(string_to_array(essai.contenu('administrateur_client', essai.t()), ','),
        'sales.manage'))))::jsonb -> 'version', '3', 'a permission less');
select is(pg_temp.modifier('commercial',
    '{"version_base": 1, "permissions": ["sales.manage", "recall.manage"]}')::jsonb -> 'version',
  '2', 'a set that one does not hold');
select utilisateur.attribuer(essai.id('admin ESSAI'), 'magasinier', tstzrange(essai.t(30), null),
  null);
select is(pg_temp.modifier('magasinier',
    '{"version_base": 1, "permissions": ["stock.manage", "shipping.manage", "recall.manage"]}'),
  '403 auto_attribution_refusee', 'a set that one will hold');
select utilisateur.attribuer(essai.id('admin ESSAI'), 'rsci', tstzrange(essai.t(-30), essai.t()),
  null);
select is(pg_temp.modifier('rsci', '{"version_base": 1, "permissions": ["recall.manage"]}')::jsonb
  -> 'version', '2', 'a set that one held once');
select is(pg_temp.modifier('inspecteur',
    '{"version_base": 1,
      "permissions": ["inspection.record", "nonconformity.report", "users.manage"]}',
      'rsci')::jsonb -> 'version', '2', 'one grants what one does not hold');
select is(pg_temp.modifier('magasinier', '{"version_base": 1, "permissions": []}')::jsonb ->
  'permissions', '[]', 'a set that one will hold may shrink');

select * from finish();
rollback;

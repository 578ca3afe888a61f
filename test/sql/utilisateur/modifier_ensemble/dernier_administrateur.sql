-- Spec: identites-et-droits#dernier-administrateur: the permission to administer can not be removed
-- from the set of its last holder.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.modifier(p_code text, p_demande jsonb, p_compte text default 'admin',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.modifier_ensemble(essai.session(%L), %L, %L, %L)', p_compte,
      coalesce(essai.ensemble(p_code), essai.id('?')), p_demande, p_le))
$$;

create function pg_temp.sans(p_permission text, p_base integer default 1) returns text
language sql as $$
  select pg_temp.modifier('administrateur_client',
    jsonb_build_object('version_base', p_base, 'permissions',
    to_jsonb(array_remove(string_to_array(essai.contenu('administrateur_client', essai.t()), ','),
        p_permission))))
$$;
select is(pg_temp.sans('users.manage'), '409 dernier_administrateur',
  'nobody else manages accounts');
select is(pg_temp.sans('permission_sets.manage'), '409 dernier_administrateur',
  'nobody else could grant anything again');
select is(essai.contenu('administrateur_client', essai.t()) ~ 'users.manage', true,
  'nothing is written');
select utilisateur.creer_ensemble(essai.session(),
  '{"code": "comptes", "libelle": "Comptes", "permissions": ["users.manage"]}', essai.t());
select utilisateur.attribuer(essai.id('rsci ESSAI'), 'comptes',
  tstzrange(essai.t(-400), essai.t(9)), null);
select is(pg_temp.sans('users.manage'), '409 dernier_administrateur',
  'somebody else, but not for ever');
select utilisateur.attribuer(essai.id('agent ESSAI'), 'comptes', tstzrange(essai.t(9), null), null);
select is(pg_temp.sans('users.manage')::jsonb -> 'version', '2',
  'one holder after another, without a gap');

select * from finish();
rollback;

-- Spec: identites-et-droits#organisation-active: the keys of whoever calls, which never change;
-- support of the publisher has no account, and who is refused has no keys.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.connaitre(p_appelant jsonb) returns jsonb language plpgsql as $$
begin
  return coalesce(v1.connaitre(p_appelant)::jsonb, 'null');
exception when sqlstate 'TR403' then
  return to_jsonb(sqlerrm);
end
$$;

select is(pg_temp.connaitre(essai.appelant('ESSAI', 'agent')), jsonb_build_object(
  'organisation_id', essai.id('organisation ESSAI'), 'utilisateur_id', essai.id('agent ESSAI')),
  'of an account');
select is(pg_temp.connaitre(essai.appelant('ESSAI', 'personne')),
  to_jsonb(text 'organisation_non_autorisee'), 'not of one that the organization does not have');

-- docs/decisions/0064: an identity is bound once and never again, a code never given to another.
select is_empty($$
  select r.rolname, t.oid::regclass, a.attname
  from (values ('utilisateur.identite'::regclass, '{}'::text[]),
               ('organisation.organisation', '{id,code}')) as t (oid, colonnes)
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      and (t.colonnes = '{}' or a.attname = any (t.colonnes)),
    pg_roles r
  where not r.rolsuper and r.rolname !~ '^pg_' and r.rolname <> 'proprietaire'
    and has_column_privilege(r.oid, t.oid, a.attnum, 'UPDATE')
$$, 'nobody rebinds an identity or gives an organization another code');
select is_empty($$
  select r.rolname, t.oid
  from unnest('{utilisateur.identite,utilisateur.utilisateur,organisation.organisation}'
              ::regclass[]) as t (oid), pg_roles r
  where not r.rolsuper and r.rolname !~ '^pg_' and r.rolname <> 'proprietaire'
    and has_table_privilege(r.oid, t.oid, 'DELETE')
$$, 'or deletes one of them');

select * from finish();
rollback;

-- Spec: identites-et-droits#organisation-active: the keys of a caller never change; a refused
-- caller has none, and the request does not bind their identity.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.connaitre(p_appelant jsonb) returns jsonb language plpgsql as $$
begin
  return v1.connaitre(p_appelant);
exception when sqlstate 'TR403' then
  return to_jsonb(sqlerrm);
end
$$;

select is(pg_temp.connaitre(essai.appelant('ESSAI', 'agent')), jsonb_build_object(
  'organisation_id', essai.id('organisation ESSAI'), 'utilisateur_id', essai.id('agent ESSAI')),
  'of an account');
select is(pg_temp.connaitre(essai.appelant('ESSAI', 'personne')),
  to_jsonb(text 'organisation_non_autorisee'), 'not of one that the organization does not have');

select from utilisateur.ouvrir_acces_support(now() + interval '1 hour', 'aide',
                                             essai.id('admin ESSAI'), now());
select is(pg_temp.connaitre(essai.appelant('ESSAI', 'aide',
    '{"organisations": [], "roles": ["editeur_support"], "x_organisation": "ESSAI"}')),
  to_jsonb(text 'compte_inactif'), 'nor of support, which has no account');
select essai.entrer('ESSAI');
select from essai.ouvrir('lea');
select utilisateur.changer_statut(essai.id('admin ESSAI'), essai.compte('lea'),
  'suspendre', 'essai', now());
select is(pg_temp.connaitre(essai.appelant('ESSAI', 'lea')),
  to_jsonb(text 'compte_inactif'), 'nor of one that is suspended');
select essai.entrer('ESSAI');
select is_empty($$ select from utilisateur.identite i
                   where i.utilisateur_id = essai.compte('lea') $$, 'who stays unbound');

-- docs/performance.md#reads: an identity is bound once and never again, and a code is never given
-- to another account.
select is_empty($$
  select r.rolname, t.oid::regclass, a.attname
  from (values ('utilisateur.identite'::regclass, '{}'::text[]),
               ('organisation.organisation', '{id,code}')) as t (oid, colonnes)
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      and (t.colonnes = '{}' or a.attname = any (t.colonnes)),
    pg_roles r
  where not r.rolsuper and r.rolname !~ '^pg_' and not pg_has_role(r.oid, 'proprietaire', 'member')
    and has_column_privilege(r.oid, t.oid, a.attnum, 'UPDATE')
$$, 'nobody rebinds an identity or gives an organization another code');
select is_empty($$
  select r.rolname, t.oid
  from unnest('{utilisateur.identite,utilisateur.utilisateur,organisation.organisation}'
              ::regclass[]) as t (oid), pg_roles r
  where not r.rolsuper and r.rolname !~ '^pg_' and not pg_has_role(r.oid, 'proprietaire', 'member')
    and has_table_privilege(r.oid, t.oid, 'DELETE')
$$, 'or deletes one of them');

select * from finish();
rollback;

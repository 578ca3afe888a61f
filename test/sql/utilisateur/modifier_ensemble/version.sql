-- Spec: identites-et-droits#ensembles: each change is a version with date and author, and commands
-- are judged by the version in force then.
begin;
set local role metier;
select plan(10);
select essai.preparer();
select essai.entrer('ESSAI', 'admin');

create function pg_temp.modifier(p_code text, p_demande jsonb, p_compte text default 'admin',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.issue_de(
    format('select utilisateur.modifier_ensemble(essai.session(%L), %L, %L, %L)', p_compte,
      coalesce(essai.ensemble(p_code), essai.id('?')), p_demande, p_le))
$$;

select is(pg_temp.modifier('commercial',
    '{"version_base": 1, "permissions": ["sales.manage", "shipping.manage"],
      "raison": "Départ du magasinier"}')::jsonb -> 'version', '2',
  'a second version');
select is(essai.contenu('commercial', essai.t()), 'sales.manage,shipping.manage',
  'in force at once');
select is(essai.contenu('commercial', essai.t() - interval '1 ms'),
  'contracts.manage,dashboard.view,sales.manage', 'and not before');
select is(pg_temp.modifier('commercial', '{"version_base": 2, "libelle": "Ventes"}',
    p_le => essai.t(1))::jsonb ->> 'libelle', 'Ventes', 'the words alone');
select is(essai.contenu('commercial', essai.t(1)), 'sales.manage,shipping.manage',
  'leave the contents');
select is(pg_temp.modifier('commercial',
    '{"version_base": 3, "permissions": ["sales.manage", "dashboard.view"]}',
    p_le => essai.t(2))::jsonb -> 'version', '4', 'a permission comes back');
select is((select p.incluse_pendant from utilisateur.ensemble_permission p
    where p.ensemble_id = essai.ensemble('commercial') and p.permission = 'dashboard.view'),
  tstzmultirange(tstzrange(essai.t(-400), essai.t()), tstzrange(essai.t(2), null)),
  'with both its periods');
select is((select jsonb_agg(v.value - 'le' - 'permissions' - 'auteur_id')
    from jsonb_array_elements(utilisateur.versions_ensemble(essai.ensemble('commercial'))) as v
    where (v.value ->> 'version')::integer in (4, 2)),
  '[{"version": 4, "libelle": "Ventes", "ajoutees": ["dashboard.view"],
      "retirees": ["shipping.manage"], "raison": null},
    {"version": 2, "libelle": "Commercial", "ajoutees": ["shipping.manage"],
        "retirees": ["contracts.manage", "dashboard.view"], "raison": "Départ du magasinier"}]',
  'the list of versions, latest first, tells what each added and removed');
select is((select e.details - 'raison' from journal.evenement e where e.action = 'ensemble.modifier'
    and e.utilisateur_id = essai.id('admin ESSAI') order by e.id limit 1),
  '{"version": 2, "avant": ["contracts.manage", "dashboard.view", "sales.manage"],
    "apres": ["sales.manage", "shipping.manage"]}', 'journalled with before and after');
select is(pg_temp.modifier('nul', '{"version_base": 1}'), '404 ensemble_inconnu',
  'a set that nobody knows');

select * from finish();
rollback;

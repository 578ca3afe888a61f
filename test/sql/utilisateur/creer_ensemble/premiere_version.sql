-- Spec: identites-et-droits#ensembles: a new set has a first version, and its contents apply from
-- then on.
begin;
set local role metier;
select plan(7);
select essai.preparer();
select essai.entrer('ESSAI', 'admin');

create function pg_temp.creer(p_code text, p_permissions text default '["stock.manage"]')
returns text language sql as $$
  select essai.issue_de(format('select utilisateur.creer_ensemble(essai.session(), %L, essai.t())',
    jsonb_build_object('code', p_code, 'libelle', 'Libellé', 'permissions', p_permissions::jsonb,
      'raison', 'Besoin')))
$$;

select is(pg_temp.creer('pesee', '["stock.manage", "dashboard.view", "stock.manage"]')::jsonb -
  'id',
  jsonb_build_object('code', 'pesee', 'libelle', 'Libellé', 'version', 1, 'permissions',
    '["dashboard.view", "stock.manage"]'::jsonb,
    'modifie_le', core.horodatage(essai.t()), 'modifie_par', essai.id('admin ESSAI'), 'par_defaut',
    false, 'titulaires', 0), 'what is answered');
select is(essai.contenu('pesee', essai.t()), 'dashboard.view,stock.manage', 'sorted, each once');
select is(essai.contenu('pesee', essai.t() - interval '1 ms'), null, 'nothing before');
select results_eq($$ select v.version, v.permissions, v.raison, v.auteur_id,
    v.le from utilisateur.ensemble_version v where v.ensemble_id = essai.ensemble('pesee') $$,
  $$ values (1, '{dashboard.view,stock.manage}'::text[], 'Besoin', essai.id('admin ESSAI'),
      essai.t()) $$, 'the version: who, when, why');
select is((select array_agg(e.action || ' ' || e.utilisateur_id) from journal.evenement e
    where e.entite = 'ensemble'),
  array['ensemble.creer ' || essai.id('admin ESSAI')], 'journalled with its author');
select is(pg_temp.creer('vide', '[]')::jsonb -> 'permissions', '[]', 'it may contain nothing');
select essai.entrer('VOISIN');
select is((select count(*) from utilisateur.ensemble e where e.code = 'pesee'), 0::bigint,
  'in its organization only');

select * from finish();
rollback;

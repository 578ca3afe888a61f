-- Spec: organisations-et-modules#ouverture: a new organization has its sets and an administrator.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.ouvrir(p_code text, p_identifiant text) returns jsonb language sql as $$
  select organisation.ouvrir(jsonb_build_object('code', p_code, 'nom', 'Neuve', 'langue', 'fr',
      'fuseau_horaire', 'UTC', 'devise_defaut', 'XOF',
    'administrateur', jsonb_build_object('identifiant', p_identifiant, 'nom_affiche', 'Première'))
      || essai.secret('premier'), essai.t())::jsonb
$$;
select is(pg_temp.ouvrir('NEUVE', 'premiere') #>> '{administrateur,ensembles,0,code}',
  'administrateur_client', 'the administrator holds the set');
select is((select utilisateur.permissions(essai.compte('premiere'), essai.t()) @> '{users.manage}'),
  true, 'and its permissions at once');
select is((select count(*) from utilisateur.ensemble),
  (select count(distinct d.ensemble) from utilisateur.ensemble_defaut d), 'among the default sets');
select is(essai.fournir('premiere'), 'creer', 'the provider creates the identity');
select throws_ok($$ select pg_temp.ouvrir('ESSAI', 'autre') $$, 'TR409',
  'organisation_code_deja_pris', 'a code is given once');

select * from finish();
rollback;

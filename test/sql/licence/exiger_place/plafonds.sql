-- Spec: licences-et-factures#plafonds: an account or a code is refused only if the licence's limit
-- would be exceeded, not if it would be reached.
begin;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.licence(p_requete jsonb) returns void language sql as $$
  select licence.inscrire(essai.licence('{"debut": "2026-01-01"}'::jsonb || p_requete
    || jsonb_build_object('plafonds', jsonb_build_object(
      'utilisateurs', licence.utilise('utilisateurs', essai.t()) + 1,
      'appareils', licence.utilise('appareils', essai.t()) + 1))))
$$;
create function pg_temp.ajouter(p_identifiant text) returns uuid language sql as $$
  select utilisateur.ajouter(null, jsonb_build_object('identifiant', p_identifiant, 'nom_affiche',
    p_identifiant) || essai.secret(p_identifiant), essai.t())
$$;
create function pg_temp.code() returns json language sql as $$
  select appareil.demander_code(essai.id('agent ' || essai.code()),
    essai.id('admin ' || essai.code()), essai.t())
$$;
select lives_ok('select pg_temp.ajouter(''avant'')', 'without a licence nothing is limited');
select pg_temp.licence('{}');
select lives_ok('select pg_temp.ajouter(''dernier'')', 'the last place is taken');
select throws_ok('select pg_temp.ajouter(''de.trop'')', 'TR409', 'plafond_licence_atteint',
  'one more account is refused');
select utilisateur.suspendre(essai.id('admin ' || essai.code()), essai.compte('dernier'), 'r',
  essai.t());
select lives_ok('select pg_temp.ajouter(''suivant'')', 'who is suspended leaves the place');
select throws_ok($$ select utilisateur.reactiver(essai.id('admin ' || essai.code()),
  essai.compte('dernier'), 'r', essai.t(0, '09:00')) $$, 'TR409', 'plafond_licence_atteint',
  'and does not come back to one that is taken');
select lives_ok('select pg_temp.code()', 'the last device');
select throws_ok('select pg_temp.code()', 'TR409', 'plafond_licence_atteint',
  'a code that is out takes a place');
select lives_ok($$ select appareil.emettre_code(essai.id('agent ' || essai.code()),
  essai.id('admin ' || essai.code()), essai.t()) $$,
  'the code of a phone that replaces another is not judged');
select throws_ok($$ select licence.exiger_place('utilisateurs', essai.t(0, '09:00'))
  from pg_temp.ajouter('x') $$, 'TR409', 'plafond_licence_atteint', 'still full');
select is(licence.situation(essai.t()) -> 'avertissements', '["plafond_depasse"]',
  'and what stands beyond a ceiling is shown');
select is((select count(*) from utilisateur.utilisateur u where u.identifiant = 'de.trop'),
  0::bigint, 'and nothing of what was refused is left');

select * from finish();
rollback;

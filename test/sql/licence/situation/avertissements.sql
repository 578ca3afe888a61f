-- Spec: licences-et-factures#avertissements: each kind that exceeds the licence is shown; without a
-- licence that has begun, nothing is shown.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select is(licence.situation(essai.t()), null, 'no licence');
select licence.inscrire(essai.licence('{"debut": "2026-07-01"}'));
select is(licence.situation(essai.t()), null, 'one that has not begun');
select licence.inscrire(essai.licence('{"debut": "2026-01-01", "fin": "2026-06-30", "modules": [],
  "plafonds": {"utilisateurs": 0, "producteurs": 1000000}}'));
select module.activer('livraison', essai.t(-5));
select is(licence.situation(essai.t()) - 'plafonds' - 'modules_non_couverts',
  '{"statut": "en_vigueur", "debut": "2026-01-01", "fin": "2026-06-30", "jours_restants": 29,
    "avertissements": ["plafond_depasse", "module_non_couvert"]}', 'what goes beyond');
select results_eq(
  $$ select p ->> 'genre', p ->> 'plafond', (p ->> 'utilise')::integer > 0
     from jsonb_array_elements(licence.situation(essai.t()) -> 'plafonds') as p $$,
  $$ values ('producteurs', '1000000',
      exists (select from producteur.producteur)), ('utilisateurs', '0', true) $$,
  'each ceiling beside what stands there');
select ok(licence.situation(essai.t()) -> 'modules_non_couverts' ? 'livraison',
  'the module that it lacks');

select * from finish();
rollback;

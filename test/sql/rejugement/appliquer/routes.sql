-- Spec: service#application: a record that a route can judge again is judged by that route, and
-- refused here.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select is(essai.essayer(format('select rejugement.appliquer(%L, gen_random_uuid(), %L, essai.t())',
      g, 'x')), r, g) from (values
  ('lot', '400 decision_invalide'), ('lot_ecarte', '400 decision_invalide'), ('commande', null),
  ('inconnu', '400 decision_invalide'), ('collecte', null)) as v (g, r);

select * from finish();
rollback;

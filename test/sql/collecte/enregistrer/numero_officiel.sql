-- Spec: numerotation#attribution: a collection gets its number when it is written, under control or
-- not, in addition to its paper's reference; its nature is MP.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is(essai.collecter('a') ->> 'numero_officiel', 'MP-ANANAS-26-0001',
  'an accepted collection');
select is(essai.collecter('b', essai.kg(1000001)) ->> 'numero_officiel', 'MP-ANANAS-26-0002',
  'one under control too');
select is(essai.collecter('c', '{}', '{}', '{}', '{"payload": "invalide"}') ->> 'numero_officiel',
  null,
  'none for what is not written');
select is(essai.collecter('d', jsonb_build_object('produit_id', essai.produit('JUS'))
    || essai.kg(1)) ->> 'numero_officiel', 'MP-JUS-26-0001',
  'each product has its own sequence');
select is(essai.collecter('e', essai.kg(1)) ->> 'numero_officiel', 'MP-ANANAS-26-0003',
  'no rank is lost');
select results_eq(
  'select c.reference_provisoire, n.numero, n.entite, n.nature from collecte.collecte c join '
  'numerotation.numero_officiel n on n.entite_id = c.id order by 1 limit 1',
  $$ values ('BR-ESSAI-20260601-0001', 'MP-ANANAS-26-0001', 'collecte', 'MP') $$,
  'the number is linked to the provisional reference');

select * from finish();
rollback;

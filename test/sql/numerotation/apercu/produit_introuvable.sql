-- Spec: numerotation#apercu: GET /v1/numerotation/apercu: 404 `produit_introuvable`.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select throws_ok($$ select numerotation.apercu('C26', 'MANGUE', 'MP') $$, 'TR404',
  'produit_introuvable',
  'an unknown code');
select lives_ok($$ select numerotation.apercu('C26', 'JUS', 'MP') $$, 'a known one');

select * from finish();
rollback;

-- Spec: numerotation#apercu: GET /v1/numerotation/apercu: 404 `campagne_introuvable`.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select throws_ok($$ select numerotation.apercu('C99', 'ANANAS', 'MP') $$, 'TR404',
  'campagne_introuvable',
  'an unknown code');
select throws_ok($$ select numerotation.apercu('', 'ANANAS', 'MP') $$, 'TR404',
  'campagne_introuvable',
  'an empty one');
select throws_ok(
  $$ select numerotation.apercu(essai.id('campagne VOISIN')::text, 'ANANAS', 'MP') $$, 'TR404',
  'campagne_introuvable',
  'the neighbours campaign');
select lives_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'the organization''s own');

select * from finish();
rollback;

-- Spec: api#pages: `limite` 1 to 200, default 50, and an opaque `curseur`.
begin;
set local role metier;
select plan(8);

select is((core.tourner_page('{}')).limite, 50, 'fifty rows by default');
select is((core.tourner_page('{"limite": 200}')).limite, 200, 'as many as asked for');
select is((core.tourner_page('{}')).apres, null, 'from the beginning');
select is((core.tourner_page(jsonb_build_object('curseur', core.curseur('["é/+?>", 7]')))).apres,
  '["é/+?>", 7]',
  'a cursor comes back as it was made');
select matches(core.curseur('["é/+?>>>???", 7]'), '^[A-Za-z0-9_-]+$',
  'and stands in a query as it is');
select throws_ok($$ select core.tourner_page('{"curseur": "!!"}') $$, 'TR400', 'parametre_invalide',
  'not base64');
select throws_ok($$ select core.tourner_page('{"curseur": "AAAA"}') $$, 'TR400',
  'parametre_invalide',
  'not JSON');
select throws_ok($$ select core.tourner_page('{"curseur": "e30"}') $$, 'TR400',
  'parametre_invalide',
  'not a list');

select * from finish();
rollback;

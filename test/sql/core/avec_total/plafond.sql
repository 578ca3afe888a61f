-- Spec: api#total: a total counts up to 10,000 rows, and tells whether these are all.
begin;
set local role metier;
select plan(1);

select results_eq($$
  select core.avec_total('{"lots" : [], "suivant" : null}', n.comptees)::jsonb -> 'total'
  from (values (null::bigint), (0), (10000), (10001)) as n (comptees)
$$, array[
  null, '{"lignes": 0, "exact": true}', '{"lignes": 10000, "exact": true}',
  '{"lignes": 10000, "exact": false}']::jsonb[], 'beside the page, where one was counted');

select * from finish();
rollback;

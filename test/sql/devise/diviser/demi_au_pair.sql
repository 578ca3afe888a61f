-- Spec: api#montants: a half is rounded to the even neighbour, alike on both sides of zero.
begin;
set local role metier;
select plan(2);
select results_eq($$ select n, devise.diviser(n, 2) from generate_series(-7, 7, 2) as n
    order by n $$,
  $$ values (-7, -4::numeric), (-5, -2), (-3, -2), (-1, 0), (1, 0), (3, 2), (5, 2), (7, 4) $$,
  'halves');
select results_eq($$ select devise.diviser(n, 3)
    from (values (10::numeric), (11), (-10), (-11), (0), (1.5), (1.4999999), (1.5000001)) as v (n)
    $$,
  $$ values (3::numeric), (4), (-3), (-4), (0), (0), (0), (1) $$, 'the rest, decimals included');

select * from finish();
rollback;

-- Spec: base#portes: every row is a function of `v1`, and every generated function has a row.
begin;
select plan(2);

select set_eq(
  $$ select nom from porte.porte union all select nom from porte.liste
     union all select nom from porte.unite $$,
  $$ select p.proname from pg_proc p
     where p.pronamespace = 'v1'::regnamespace
       and obj_description(p.oid) like 'Made from its row of porte.%' $$,
  'one function a row');
select is_empty($$
  select d.nom
  from (select nom from porte.porte union all select nom from porte.liste
        union all select nom from porte.unite) as d
  group by d.nom having count(*) > 1
$$, 'no door is two');
select * from finish();
rollback;

-- Spec: base#portes: every row is a function of `v1`, and what is made from rows is nothing else.
begin;
select plan(3);

select set_eq(
  $$ select nom from porte.porte union all select nom from porte.liste $$,
  $$ select p.proname from pg_proc p
     where p.pronamespace = 'v1'::regnamespace
       and obj_description(p.oid) like 'Made from its row of porte.%' $$,
  'one function a row');
select is_empty($$ select nom from porte.porte intersect select nom from porte.liste $$,
  'no door is both');
select is_empty($$
  select p.proname from pg_proc p
    join (select p.nom, p.ouverture, porte.droits(p) from porte.porte p
          union all select nom, ouverture, droits from porte.liste) as r on r.nom = p.proname
  where p.pronamespace = 'v1'::regnamespace
    and p.prosrc !~ ('begin\n  (perform|v_session :=) '
                     || regexp_replace(porte.ecrire_ouverture(r.ouverture, r.droits),
                                       '([][().*+?|\\^${}])', '\\\1', 'g'))
$$, 'whose first statement is the opening of its row');

select * from finish();
rollback;

-- Spec: base#portes: every row is a function of `v1`, and what is made from rows is nothing else.
begin;
select plan(3);

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
select is_empty($$
  select p.proname from pg_proc p
    join (select p.nom, p.ouverture, porte.droits(p) from porte.porte p
          union all select nom, ouverture, droits from porte.liste
          union all select u.nom, l.ouverture, l.droits
          from porte.unite u join porte.liste l on l.nom = u.liste) as r on r.nom = p.proname
  where p.pronamespace = 'v1'::regnamespace
    and p.prosrc !~ ('begin\n  (perform|v_session :=) '
                     || regexp_replace(porte.ecrire_ouverture(r.ouverture, r.droits),
                                       '([][().*+?|\\^${}])', '\\\1', 'g'))
$$, 'whose first statement is the opening of its row');

select * from finish();
rollback;

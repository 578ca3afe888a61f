-- Spec: rappels#plan: besides the masses, each record has the part of the recall's starting mass
-- that passed through it, in both directions.
begin;
set local role metier;
select plan(5);
select essai.preparer();
select essai.filiere();

create function pg_temp.parts(p_nom text, p_sens text) returns text language sql as $$
  select string_agg(case when p.id = essai.id('c1') then 'c1' when p.id = essai.id('lot A') then 'A'
    when p.id = essai.id('lot N') then 'N' else '?' end
    || ' ' || p.quantite_g, ', ' order by p.quantite_g desc, p.id = essai.id('c1'), p.id)
  from rappel.parts(array[essai.id(p_nom)], p_sens) as p
  where p.id in (essai.id('c1'), essai.id('lot A'), essai.id('lot N'))
$$;
select is(pg_temp.parts('c1', 'aval'), 'A 100000, c1 100000, N 65000', 'downstream');
select is(pg_temp.parts('lot N', 'amont'), 'A 65000, N 65000, c1 65000', 'upstream');
select is(pg_temp.parts('lot A', 'complet'), 'A 100000, A 100000, c1 100000, N 65000', 'both ways');
select is_empty($$ select from rappel.parts('{}', 'aval') $$, 'nothing, no share');
create temporary table r as select essai.rappeler('{"sens": "complet"}') as id;
select results_eq($$ select l.part_g from rappel.ligne l where l.rappel_id = (select id from r)
    and l.objet_id in (essai.id('lot A'), essai.id('lot N')) order by l.part_g $$,
  $$ values (65000::bigint), (100000) $$, 'written beside the masses');

select * from finish();
rollback;

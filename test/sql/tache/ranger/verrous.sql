-- Spec: taches#taches: lock rows of the rules that no transaction locks are removed.
begin;
select plan(2);
select core.verrouiller('reference ' || n) from generate_series(1, 3) as n;
select cmp_ok((select count(*) from core.verrou), '>=', 3::bigint, 'a row for each name');
select v1.taches_ranger('{}');
select is_empty('select from core.verrou', 'none is left');
select * from finish();
rollback;

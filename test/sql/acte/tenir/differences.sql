-- Spec: base#lignes: rows contain only deviations from the defaults; rows that the file no longer
-- has are deleted, and unchanged rows are not written.
begin;
set local role proprietaire;
select plan(4);

create function pg_temp.tenir(p_actes jsonb) returns void
language sql as $$ select acte.tenir('essai', p_actes) $$;
select pg_temp.tenir(
  '[{"acte": "a", "de": ["x"], "vers": "y", "permission": "stock.manage", "porte": "p"},
    {"acte": "b", "de": ["y"]}]');
select results_eq($$ select a.acte, a.vers, a.refus, a.fonction, a.offert from acte.acte a
    where a.entite = 'essai' order by 1 $$,
  $$ values ('a', 'y', 'transition_refusee', 'essai.a', true),
    ('b', null, 'transition_refusee', 'essai.b', false) $$,
  'the ordinary case; without a permission it is not offered');
create temporary table avant as select a.acte, a.ctid as place from acte.acte a
where a.entite = 'essai';
select pg_temp.tenir(
  '[{"acte": "a", "de": ["x"], "vers": "y", "permission": "stock.manage", "porte": "p"},
  {"acte": "b", "de": ["x", "y"], "refus": "r", "fonction": "f.g"}]');
select results_eq($$ select a.acte from acte.acte a join avant v using (acte)
    where a.entite = 'essai' and a.ctid <> v.place $$,
  $$ values ('b') $$, 'what changed is written, and nothing else');
select pg_temp.tenir(
  '[{"acte": "b", "de": ["x", "y"], "permission": "stock.manage", "offert": false}]');
select results_eq($$ select a.acte, a.refus, a.fonction, a.offert from acte.acte a
    where a.entite = 'essai' $$,
  $$ values ('b', 'transition_refusee', 'essai.b', false) $$, 'one that is said no more is gone');
select isnt((select count(*) from acte.acte a where a.entite = 'vente'), 0::bigint,
  'another record keeps its own');

select * from finish();
rollback;

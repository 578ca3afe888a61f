-- design.md §9: "One `create or replace function` per file with a fixed header order (…, `set search_path = ''`)";
-- §8: COMMIT fails in a procedure with a `set` clause.
begin;
select plan(2);

select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and p.prokind <> 'p' and not coalesce(p.proconfig @> array['search_path=""'], false)
$$, 'search_path is fixed, empty, in every function');
select results_eq($$
  select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and p.prokind = 'p'
$$, $$ values ('v1.sync_commandes(jsonb,text[],jsonb,boolean,text)') $$, 'the batch procedure is the only exception');

select * from finish();
rollback;

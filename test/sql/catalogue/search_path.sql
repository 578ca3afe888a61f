-- Decision 0033: "Every function says `set search_path = pg_catalog, pg_temp`"; a procedure with a `set` clause could not
-- COMMIT.
begin;
select plan(2);

select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and p.prokind <> 'p'
    and not coalesce(p.proconfig @> array['search_path=pg_catalog, pg_temp'], false)
$$, 'every function looks in pg_catalog first and in pg_temp last');
select results_eq($$
  select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and p.prokind = 'p'
$$, $$ values ('v1.sync_commandes(jsonb,text[],jsonb,boolean,text)') $$, 'the batch procedure is the only exception');
select * from finish();
rollback;

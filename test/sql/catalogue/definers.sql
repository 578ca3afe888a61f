-- Spec: base#proprietaires: API functions run as `metier`, and of the other functions only the one
-- that enqueues jobs runs as another role.
begin;
select plan(3);

select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and p.prosecdef
    and n.nspname not in ('v1', 'tache')
$$, 'definers stand in v1 and tache alone');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'v1' and p.prokind = 'f'
    and not (p.prosecdef and p.proowner = 'metier'::regrole)
$$, 'every function of v1 is a definer as metier');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'v1' and p.prokind = 'p' and (p.prosecdef or p.proconfig is not null)
$$, 'the committing procedure has neither attribute: COMMIT fails under them');

select * from finish();
rollback;

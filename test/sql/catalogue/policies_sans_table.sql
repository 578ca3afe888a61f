-- Spec: base#cloisons: a policy uses only settings in a sub-select: one that reads its own table
-- would recurse forever.
begin;
select plan(1);

select is_empty($$
  select p.polrelid::regclass, p.polname from pg_policy p
  where coalesce(pg_get_expr(p.polqual, p.polrelid), '')
    || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') ~* '\mfrom\M'
$$, 'no policy reads a table');

select * from finish();
rollback;

-- Policies read settings only, in a sub-select (a policy that calls a reader of its own table
-- recurses).
begin;
select plan(1);

select is_empty($$
  select p.polrelid::regclass, p.polname from pg_policy p
  where coalesce(pg_get_expr(p.polqual, p.polrelid), '')
    || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') ~* '\mfrom\M'
$$, 'no policy reads a table');

select * from finish();
rollback;

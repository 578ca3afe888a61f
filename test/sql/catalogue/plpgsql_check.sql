-- Spec: base#sans-faute: `plpgsql_check` over every function, and over every trigger function on
-- each of its tables.
begin;
select plan(4);

select isnt_empty($$
  select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    join pg_language l on l.oid = p.prolang
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and l.lanname = 'plpgsql'
$$, 'there are PL/pgSQL functions to check');
select is_empty($$
  select k.* from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
    cross join lateral (select d.level, d.functionid::text, d.lineno, d.message
      from plpgsql_check_function_tb(p.oid::regprocedure, fatal_errors => false) as d) as k
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and p.prorettype <> 'trigger'::regtype and k.level = 'error'
$$, 'no function has an error');
select is_empty($$
  select k.* from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
    join pg_trigger g on g.tgfoid = p.oid and not g.tgisinternal
    cross join lateral (select d.level, g.tgrelid::regclass::text, d.functionid::text, d.lineno,
      d.message
      from plpgsql_check_function_tb(p.oid::regprocedure, g.tgrelid::regclass,
        fatal_errors => false,
                                     oldtable => g.tgoldtable, newtable => g.tgnewtable) as d) as k
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and k.level = 'error'
$$, 'no trigger function has one on any of its tables');
select is_empty($$
  select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and p.prorettype = 'trigger'::regtype
    and not exists (select from pg_trigger g where g.tgfoid = p.oid)
$$, 'every trigger function hangs on a table');

select * from finish();
rollback;

-- Spec: base#horloge: only `v1` and the reports read the clock; rules receive the time as an
-- argument.
begin;
select plan(2);

select results_eq($$
  select p.oid::regproc::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and n.nspname <> 'v1'
    and p.prokind in ('f', 'p')
    -- A body without these words needs no search by regular expression.
    and coalesce(pg_get_function_sqlbody(p.oid), p.prosrc)
      ilike any ('{%now%,%timestamp%,%timeofday%,%current_%,%localtime%}')
    and coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) ~*
      '\m(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(|'
      '\m(current_timestamp|current_date|localtimestamp|current_time|localtime)\M'
  order by 1
$$, $$ values ('commande.delai_epuise'), ('rapports.instant') $$,
  'no rule reads the clock, but for how long the statement in hand has run, and of whoever reads '
  'reports');
select is_empty($$
  select d.adrelid::regclass, pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
    join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'
    and pg_get_expr(d.adbin, d.adrelid) ~* 'now\(|clock_timestamp|current_'
$$, 'no column defaults to the clock');

select * from finish();
rollback;

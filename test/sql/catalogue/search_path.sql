-- Spec: base#chemin-de-recherche: every function sets its search path, or is parsed (`begin
-- atomic`) and needs none; a procedure that commits can not have a `set` clause, and sets the path
-- in its first statement.
begin;
select plan(7);

create temporary table sans_chemin as
select p.oid, p.prosecdef, p.prorettype, p.proowner, p.proacl
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and p.prokind <> 'p'
  and p.prosqlbody is null
  and not coalesce(p.proconfig @> array['search_path=pg_catalog, pg_temp'], false);
select is_empty($$
  select s.oid::regprocedure from sans_chemin s
  where s.prosecdef or s.proowner <> 'metier'::regrole or s.prorettype = 'trigger'::regtype
    or s.proacl is null
    or exists (select from aclexplode(s.proacl) as a where a.grantee <> 'metier'::regrole)
$$,
  'every function looks in pg_catalog first and in pg_temp last, or where the function looks that '
  'calls it, since no session can');
select cmp_ok((select count(*) from sans_chemin), '<', 60::bigint,
  'these are the functions that each command calls, or that open each read');
select results_eq($$
  select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_' and p.prokind = 'p'
$$, $$ values ('v1.sync_commandes(jsonb,text[],jsonb,boolean,boolean,text)') $$,
  'the batch procedure is the only exception');
select matches((select p.prosrc from pg_proc p
    where p.oid = 'v1.sync_commandes(jsonb,text[],jsonb,boolean,boolean,text)'::regprocedure),
  'begin\s+perform pg_catalog\.set_config\(''search_path'', ''pg_catalog, pg_temp'', false\);',
  'and says itself, first of all, where names are');

-- Parsed objects of PostgreSQL (policies, views, defaults, checks, indexes, triggers) resolve no
-- name at run time; a function stored as text does, in every context.
select is_empty($$
  select distinct d.classid::regclass, p.oid::regprocedure
  from pg_depend d join pg_proc p on d.refclassid = 'pg_proc'::regclass and p.oid = d.refobjid
    join pg_language l on l.oid = p.prolang
  where d.classid in ('pg_rewrite'::regclass, 'pg_policy'::regclass, 'pg_attrdef'::regclass,
    'pg_constraint'::regclass,
                      'pg_trigger'::regclass, 'pg_class'::regclass)
    and l.lanname not in ('c', 'internal') and p.prosqlbody is null
    and not exists (select from pg_depend e where e.classid = 'pg_proc'::regclass
      and e.objid = p.oid and e.deptype = 'e'
                      and e.refobjid = (select x.oid from pg_extension x where x.extname = 'pgtap'))
    and p.pronamespace not in ('graphile_worker'::regnamespace, 'information_schema'::regnamespace)
    and not coalesce(p.proconfig @> array['search_path=pg_catalog, pg_temp'], false)
$$,
  'policies, views, defaults, checks, indexes and triggers call no function that looks along the '
  'session''s path');
select is_empty($$
  with appelee as materialized (
    select distinct lower(a.nom[1])::name as nom
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      cross join lateral regexp_matches(p.prosrc, '\mpublic\.(\w+)\s*\(', 'gi') as a (nom)
    where n.nspowner = 'proprietaire'::regrole)
  select f.oid::regprocedure, t.nom[1]
  from pg_proc f join pg_language l on l.oid = f.prolang
    cross join lateral regexp_matches(regexp_replace(f.prosrc, '--[^\n]*|''[^'']*''', '', 'g'),
      '(?<!public\.)\m(\w+)\M', 'g') as t (nom)
  where f.pronamespace = 'public'::regnamespace and l.lanname not in ('c', 'internal')
    and f.prosqlbody is null
    and not coalesce(f.proconfig::text ~ 'search_path', false)
    and t.nom[1]::name in (select typname from pg_type where typnamespace = 'public'::regnamespace)
    and f.proname in (select nom from appelee)
    -- The rules call the variant that takes the number of a coordinate system, which is written in
    -- C.
    and f.oid::regprocedure::text not in ('st_transform(geometry,text)',
      'st_transform(geometry,text,integer)', 'public.st_transform(public.geometry,text)',
      'public.st_transform(public.geometry,text,integer)')
$$,
  'no function of an extension that rules call means one of its own types without saying where it '
  'stands');
select is_empty($$
  select n.nspname, d.grantee from pg_namespace n cross join lateral aclexplode(n.nspacl) as d
  where d.privilege_type = 'CREATE' and d.grantee = 0
$$, 'PUBLIC may create in no schema');

select * from finish();
rollback;

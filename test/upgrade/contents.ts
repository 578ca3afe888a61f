// Reads everything that an upgrade of PostgreSQL keeps, as texts that can be compared.

const TABLES = `select n.nspname || '.' || c.relname || ' ' ||
    (xpath('//f/text()', query_to_xml(format(
      'select count(*) || '' '' || coalesce(md5(string_agg(md5(t::text), '''' order by md5(t::text))), '''') as f from %I.%I t',
      n.nspname, c.relname), false, false, '')))[1]
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and n.nspname !~ '^pg_|^information_schema$' and c.relname <> 'spatial_ref_sys' order by 1`

const SEQUENCES = `select schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0) from pg_sequences order by 1`

// Without objects of an extension, which another version may change.
const OBJECTS = `select kind || ' ' || count(*) || ' ' || md5(string_agg(name, ' ' order by name)) from (
    select 'function' as kind, p.oid, 'pg_proc'::regclass as catalog, p.oid::regprocedure::text || p.proowner::regrole::text as name from pg_proc p
    union all select 'relation', c.oid, 'pg_class'::regclass, c.oid::regclass::text || c.relkind::text || c.relowner::regrole::text from pg_class c
    union all select 'policy', o.polrelid, 'pg_class'::regclass, o.polrelid::regclass::text || o.polname from pg_policy o
    union all select 'trigger', t.tgrelid, 'pg_class'::regclass, t.tgrelid::regclass::text || t.tgname from pg_trigger t
      where not t.tgisinternal
    union all select 'constraint', k.oid, 'pg_constraint'::regclass, k.conrelid::regclass::text || k.conname from pg_constraint k
      where k.conrelid <> 0 and k.convalidated
  ) as o
  where oid >= 16384 and name !~ '^"?pg_' and not exists
    (select from pg_depend d where d.classid = catalog and d.objid = o.oid and d.deptype = 'e') group by kind order by kind`

const ROLES = `select a.rolname || ' ' || a.rolcanlogin || a.rolbypassrls || a.rolconnlimit || coalesce(md5(a.rolpassword), '') || ' ' ||
    coalesce((select string_agg(m.roleid::regrole::text, ',' order by m.roleid::regrole::text) from pg_auth_members m where m.member = a.oid), '') || ' ' ||
    coalesce((select string_agg(array_to_string(s.setconfig, ','), ';' order by s.setdatabase)
      from pg_db_role_setting s where s.setrole = a.oid), '')
  from pg_authid a where a.rolname !~ '^pg_' order by 1`

/** Queries about the database, run as a superuser. */
export const KEPT = { TABLES, SEQUENCES, OBJECTS, ROLES }

/** Every report, as a login of reports sees it; reports about a state are read for a fixed instant. */
export const REPORTS = `set sillon.au = '2100-01-01'; select v.viewname || ' ' ||
    (xpath('//f/text()', query_to_xml(format(
      'select count(*) || '' '' || coalesce(md5(string_agg(md5(t::text), '''' order by md5(t::text))), '''') as f from rapports.%I t',
      v.viewname), false, false, '')))[1]
  from pg_views v where v.schemaname = 'rapports' order by 1`

/** A text column whose sort order comes from the machine, with its index. */
export const ORDERED = `create collation public.essai (provider = icu, locale = 'fr');
  create table public.essai (mot text collate public.essai);
  insert into public.essai select md5(n::text) || 'é' from generate_series(1, 2000) as n;
  create index on public.essai (mot)`

/** The version of that sort order: as the index was made, and as this machine has it. */
export const ORDER_VERSIONS = `select collversion || ' ' || pg_collation_actual_version(oid) from pg_collation where collname = 'essai'`

/** The version of the extension: as installed, and as the machine has it. */
export const EXTENSION_VERSIONS = `select installed_version || ' ' || default_version from pg_available_extensions where name = 'postgis'`

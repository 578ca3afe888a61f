// Every access protection of a database («wall»), from its catalogue, with the statement that removes it: policies, FORCE, guards
// and grants, roles that obey policies and inherit none, the rights of views, and default grants. `walls.lock` lists them line by
// line, so that every removal, addition or change of a protection changes a line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** The file with all protections; `npm run generate` writes it. */
export const WALLS_LOCK = join(import.meta.dirname, 'walls.lock')

/** A protection, and the statement that removes it. */
export type Wall = {
  readonly kind:
    | 'policy'
    | 'force'
    | 'enable'
    | 'guard'
    | 'grant'
    | 'obeys policies'
    | 'inherits nothing'
    | 'invoker'
    | 'by default'
  readonly name: string
  /** The definition of the protection, without its name. */
  readonly definition: string
  /** The statement that removes the protection. */
  readonly statement: string
}

const OURS = `n.nspowner = 'proprietaire'::regrole and n.nspname !~ '^graphile_'`

// The other roles of a cluster belong to its operator, for example the logins of database administrators.
const ROLES = [
  'proprietaire',
  'migration',
  'metier',
  'api',
  'lecture',
  'taches',
  'connexion',
  'cockpit',
  'purge',
  'rapports',
  'replication',
]

const WALLS = `
  with relation as (
    select c.oid, c.oid::regclass::text as nom, c.relacl, c.relowner, c.relkind, c.relrowsecurity, c.relforcerowsecurity,
           c.reloptions
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S')),
  droit as (
    select d.privilege_type, d.grantee, case r.relkind when 'S' then 'sequence ' else 'table ' end || r.nom as quoi, '' as colonne
    from relation r cross join lateral aclexplode(r.relacl) as d where d.grantee <> r.relowner
    union all
    select d.privilege_type, d.grantee, 'table ' || r.nom, format(' (%I)', a.attname)
    from relation r join pg_attribute a on a.attrelid = r.oid cross join lateral aclexplode(a.attacl) as d
    where d.grantee <> r.relowner
    union all
    select d.privilege_type, d.grantee, 'routine ' || p.oid::regprocedure, ''
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace cross join lateral aclexplode(p.proacl) as d
    where ${OURS} and d.grantee <> p.proowner
    union all
    select d.privilege_type, d.grantee, 'schema ' || quote_ident(n.nspname), ''
    from pg_namespace n cross join lateral aclexplode(n.nspacl) as d where ${OURS} and d.grantee <> n.nspowner),
  notre_role as (
    select r.oid, r.rolname::text as nom, r.rolbypassrls or r.rolsuper as contourne from pg_roles r where r.rolname = any ($1)),
  d_office as (
    select r.nom, a.defaclacl, a.defaclrole, a.defaclobjtype,
           case when a.defaclnamespace = 0 then '' else ' in schema ' || a.defaclnamespace::regnamespace end as ou,
           case a.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
             when 'T' then 'types' when 'n' then 'schemas' end as quoi
    from pg_default_acl a join notre_role r on r.oid = a.defaclrole)
  select 'policy' as kind, format('%s on %s', p.polname, r.nom) as name,
         concat_ws(' ', case p.polpermissive when false then 'restrictive' end, p.polcmd::text,
           (select string_agg(o::regrole::text, ',' order by o::regrole::text) from unnest(p.polroles) as o),
           'using ' || pg_get_expr(p.polqual, p.polrelid), 'check ' || pg_get_expr(p.polwithcheck, p.polrelid)) as definition,
         format('drop policy %I on %s', p.polname, r.nom) as statement
  from pg_policy p join relation r on r.oid = p.polrelid
  union all
  select 'force', r.nom, '', format('alter table %s no force row level security', r.nom)
  from relation r where r.relforcerowsecurity
  union all
  select 'enable', r.nom, '', format('alter table %s disable row level security', r.nom)
  from relation r where r.relrowsecurity
  union all
  select 'guard', format('%s on %s', t.tgname, r.nom),
         regexp_replace(pg_get_triggerdef(t.oid), '^CREATE (CONSTRAINT )?TRIGGER ', '\\1') || case t.tgenabled when 'O' then '' else ' ' || t.tgenabled::text end,
         format('drop trigger %I on %s', t.tgname, r.nom)
  from pg_trigger t join relation r on r.oid = t.tgrelid where not t.tgisinternal
  union all
  -- Releases before 17 do not know MAINTAIN, and it is granted to no role.
  select 'grant', format('%s%s on %s to %s', d.privilege_type, d.colonne, d.quoi, nullif(d.grantee, 0)::regrole), '',
         format('revoke %s%s on %s from %s', d.privilege_type, d.colonne, d.quoi, coalesce(nullif(d.grantee, 0)::regrole::text, 'public'))
  from droit d where d.privilege_type <> 'MAINTAIN'
  union all
  select 'obeys policies', r.nom, '', format('alter role %I bypassrls', r.nom) from notre_role r where not r.contourne
  union all
  select 'inherits nothing', r.nom, '', format('grant pg_read_all_data to %I', r.nom)
  from notre_role r where not exists (select from pg_auth_members m where m.member = r.oid)
  union all
  select 'invoker', r.nom, '', format('alter view %s reset (security_invoker)', r.nom)
  from relation r
    cross join lateral (
      select from pg_options_to_table(r.reloptions) as o
      where o.option_name = 'security_invoker' and o.option_value::boolean) as o
  where r.relkind = 'v'
  union all
  select 'by default', format('nobody executes functions of %s', d.nom), '',
         format('alter default privileges for role %I grant execute on functions to public', d.nom)
  from d_office d
  where d.defaclobjtype = 'f' and d.ou = '' and not exists (select from aclexplode(d.defaclacl) as e where e.grantee = 0)
  union all
  select 'by default', format('%s on %s of %s%s to %s', e.privilege_type, d.quoi, d.nom, d.ou, nullif(e.grantee, 0)::regrole), '',
         format('alter default privileges for role %I%s revoke %s on %s from %s', d.nom, d.ou, e.privilege_type, d.quoi,
           coalesce(nullif(e.grantee, 0)::regrole::text, 'public'))
  from d_office d cross join lateral aclexplode(d.defaclacl) as e where e.grantee <> d.defaclrole`

/** Reads every protection of a database. */
export async function readWalls(client: pg.ClientBase | pg.Pool): Promise<readonly Wall[]> {
  const { rows } = await client.query<Wall>(WALLS, [ROLES])
  return rows.toSorted((a, b) => (lineOf(a) < lineOf(b) ? -1 : 1))
}

/** Returns the text that the file must have. */
export function writtenWalls(walls: readonly Wall[]): string {
  return walls.map((wall) => `${lineOf(wall)}\n`).join('')
}

/** Returns the differences between file and database, in both directions, one line each. */
export function wallsAmiss(walls: readonly Wall[]): string[] {
  const said = readFileSync(WALLS_LOCK, 'utf8').split('\n').slice(0, -1)
  const standing = walls.map(lineOf)
  const [wanted, found] = [new Set(said), new Set(standing)]
  return [
    ...said.filter((line) => !found.has(line)).map((line) => `gone: ${line}`),
    ...standing.filter((line) => !wanted.has(line)).map((line) => `new: ${line}`),
  ]
}

/** Returns the line of a protection in the file. */
export function lineOf({ kind, name, definition }: Wall): string {
  return [kind, name, definition]
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

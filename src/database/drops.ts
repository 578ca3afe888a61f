// Drops objects during an installation: those that can not be replaced, and those without a file in `sql/`.
import type pg from 'pg'
import { nameOf } from './changedSources.ts'
import { PHASE, type Source } from './sources.ts'

const OUR_ROLES = ['metier', 'taches', 'cockpit']

/**
 * Drops functions with the views, functions, policies and triggers that use them. Refuses if a table depends on one of the
 * functions, because no file would restore that part of the table.
 */
export async function dropFunctions(admin: pg.Client, names: ReadonlySet<string>): Promise<void> {
  const { rows } = await admin.query<{ signature: string; tenu: string | null }>(
    `with recursive parti (oid, par) as (
       select p.oid, p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname || '.' || p.proname = any ($1)
       union
       select d.objid, g.par from parti g
         join pg_depend d on d.refclassid = 'pg_proc'::regclass and d.refobjid = g.oid and d.classid = 'pg_proc'::regclass)
     select g.par::regprocedure::text as signature, string_agg(distinct pg_describe_object(d.classid, d.objid, d.objsubid), ', ') as tenu
     from parti g
       left join pg_depend d on d.refclassid = 'pg_proc'::regclass and d.refobjid = g.oid
         and d.classid in ('pg_class'::regclass, 'pg_constraint'::regclass, 'pg_attrdef'::regclass, 'pg_type'::regclass)
     group by g.par`,
    [[...names]],
  )
  for (const { signature, tenu } of rows) {
    if (tenu !== null) throw new Error(`${signature} can not be replaced: ${tenu} would go with it`)
    await admin.query(`drop routine if exists ${signature} cascade`)
  }
}

/** Returns the views without a file in `sql/`. */
export async function orphanViews(admin: pg.Client, sources: readonly Source[]): Promise<string[]> {
  const views = sources.filter(({ phase }) => phase === PHASE.views)
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_roles r on r.oid = c.relowner join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'v' and r.rolname = any($1) and n.nspname not like 'graphile%'
        and not (n.nspname || '.' || c.relname = any($2))`,
    [OUR_ROLES, views.map(nameOf)],
  )
  return rows.map(({ name }) => name)
}

/** Drops the functions and views without a file in `sql/`. */
export async function dropOrphans(
  admin: pg.Client,
  sources: readonly Source[],
  made: readonly Source[],
  log: (line: string) => void,
): Promise<void> {
  const kept = sources.filter((source) => source.phase === PHASE.functions && !made.includes(source))
  const { rows } = await admin.query<{ kind: string; name: string }>(
    `select case p.prokind when 'p' then 'procedure' else 'function' end as kind, p.oid::regprocedure::text as name
       from pg_proc p join pg_roles r on r.oid = p.proowner join pg_namespace n on n.oid = p.pronamespace
      where r.rolname = any($1) and n.nspname not like 'graphile%' and p.xmin::text::bigint <> mod(txid_current(), 4294967296)
        and not (n.nspname || '.' || p.proname = any($2))`,
    [OUR_ROLES, kept.map(nameOf)],
  )
  const views = await orphanViews(admin, sources)
  for (const { kind, name } of [...rows, ...views.map((name) => ({ kind: 'view', name }))])
    log(`dropped: ${kind} ${name}, which no file of sql/ holds`)
  // Drops all objects of a kind in one statement, since one may use another.
  for (const [kind, names] of [
    ['view', views],
    ['routine', rows.map(({ name }) => name)],
  ] as const)
    if (names.length > 0) await admin.query(`drop ${kind} ${names.join(', ')}`)
}

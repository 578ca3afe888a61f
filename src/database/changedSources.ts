// Finds the files of `sql/` that the database already holds in the same form. Such a file does not run again: replacing a view
// locks it, and replacing a function makes every session plan it again.
import { basename, dirname } from 'node:path'
import type pg from 'pg'
import { fingerprint, PHASE, type Source } from './sources.ts'

// Identity of a function in the catalogue (oid and xmin), which changes when a session replaces the function. A function with a
// parsed body depends on the functions that it calls, so it is always installed again.
const TRACES = `
  select n.nspname || '.' || p.proname as nom, string_agg(p.oid || ' ' || p.xmin, ',' order by p.oid) as trace
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname not in ('pg_catalog', 'information_schema', 'public')
  group by 1 having bool_and(p.prosqlbody is null)`

/** Returns the name of the function or view that a file makes. */
export function nameOf({ path }: Pick<Source, 'path'>): string {
  return `${dirname(path)}.${basename(path, '.sql')}`
}

/**
 * Returns the files to apply: the changed files, and every file with rows or with objects generated from rows. Those files
 * themselves compare their content with the database.
 */
export async function findChanged(admin: pg.Client, sources: readonly Source[]): Promise<Source[]> {
  const { rows } = await admin.query<{ nom: string; empreinte: string }>(
    `select v.nom, v.empreinte from core.vue_sql v where to_regclass(v.nom) is not null
     union all
     select f.nom, f.empreinte from core.fonction_sql f join (${TRACES}) as t using (nom, trace)`,
  )
  const held = new Map(rows.map(({ nom, empreinte }) => [nom, empreinte]))
  const isNamed = ({ phase }: Source) => phase === PHASE.functions || phase === PHASE.views
  return sources.filter((source) => !isNamed(source) || held.get(nameOf(source)) !== fingerprint([source]))
}

/** Records the objects in the transaction that makes them. A function must already exist; a view may be made later. */
export async function noteMade(admin: pg.Client, made: readonly Source[]): Promise<void> {
  const of = (phase: Source['phase']) =>
    JSON.stringify(
      made
        .filter((source) => source.phase === phase)
        .map((source) => ({ nom: nameOf(source), empreinte: fingerprint([source]) })),
    )
  await admin.query(
    `insert into core.vue_sql (nom, empreinte)
     select m.nom, m.empreinte from jsonb_to_recordset($1) as m (nom text, empreinte text)
     on conflict (nom) do update set empreinte = excluded.empreinte`,
    [of(PHASE.views)],
  )
  await admin.query(
    `insert into core.fonction_sql (nom, empreinte, trace)
     select m.nom, m.empreinte, t.trace
     from jsonb_to_recordset($1) as m (nom text, empreinte text) join (${TRACES}) as t using (nom)
     on conflict (nom) do update set empreinte = excluded.empreinte, trace = excluded.trace`,
    [of(PHASE.functions)],
  )
}

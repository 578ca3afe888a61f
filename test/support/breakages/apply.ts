// Makes one change in databases or in the files of a checkout, and undoes it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Change } from '../../breakages/breakage.ts'
import { cloneDatabase, databaseAt, withClient } from '../clone.ts'
import type { TestContext } from '../context.ts'

/** A change to the database, with the SQL text to run. */
export type DatabaseChange = Extract<Change, { rule: string } | { statement: string }>

/** A change to files. */
export type FileChange = Exclude<Change, DatabaseChange>

/** Says if a change concerns the database. */
export function isOfDatabase(change: Change): change is DatabaseChange {
  return 'rule' in change || 'statement' in change
}

/** Makes a change to the database. */
export async function changeDatabase(client: Client, change: DatabaseChange): Promise<void> {
  await client.query('statement' in change ? change.statement : await brokenDefinition(client, change))
}

async function brokenDefinition(
  client: Client,
  { rule, from, to }: Extract<Change, { rule: string }>,
): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspowner = 'proprietaire'::regrole
     where $1::text in (p.proname::text, n.nspname || '.' || p.proname)`,
    [rule],
  )
  if (rows.length !== 1) throw new Error(`${rows.length} functions are called ${rule}`)
  return replacedOnce(rows[0]?.definition ?? '', from, to, rule)
}

/** Returns the file that a change alters, with its text before and after. */
export function changedFile(
  root: string,
  change: FileChange,
): { file: string; before: string; after: string } {
  if ('schema' in change) {
    const file = join(root, 'schemas', change.schema)
    const before = readFileSync(file, 'utf8')
    return { file, before, after: withMember(before, change) }
  }
  const found = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(root, 'src', path))
    .filter((path) => readFileSync(path, 'utf8').includes(change.source))
  const [file] = found
  if (file === undefined || found.length > 1)
    throw new Error(`${found.length} files of src hold: ${change.source}`)
  const before = readFileSync(file, 'utf8')
  return { file, before, after: replacedOnce(before, change.source, change.to, file) }
}

/** Runs an act while something is broken, in the files of the checkout or in separate database templates. */
export async function breaking<T>(
  change: Change,
  { context, root }: { readonly context: TestContext; readonly root: string },
  use: (broken: TestContext) => Promise<T>,
): Promise<T> {
  if (isOfDatabase(change)) return breakingDatabases(change, context, use)
  const { file, before, after } = changedFile(root, change)
  writeFileSync(file, after)
  try {
    return await use(context)
  } finally {
    writeFileSync(file, before)
  }
}

async function breakingDatabases<T>(
  change: DatabaseChange,
  context: TestContext,
  use: (broken: TestContext) => Promise<T>,
): Promise<T> {
  const { adminUrl, prefix } = context
  const templates = { vide: `${prefix}vide_brisee`, demo: `${prefix}demo_brisee` }
  const kinds = ['vide', 'demo'] as const
  for (const kind of kinds) {
    await cloneDatabase(adminUrl, context.templates[kind], templates[kind])
    await withClient(databaseAt(adminUrl, templates[kind]), (client) => changeDatabase(client, change))
  }
  try {
    return await use({ ...context, templates })
  } finally {
    await withClient(adminUrl, async (client) => {
      for (const kind of kinds) await client.query(`drop database if exists ${templates[kind]} with (force)`)
    })
  }
}

function replacedOnce(text: string, from: string | RegExp, to: string, where: string): string {
  const parts = typeof from === 'string' ? text.split(from) : text.split(new RegExp(from, 'g'))
  const times = typeof from === 'string' ? parts.length - 1 : [...text.matchAll(new RegExp(from, 'g'))].length
  if (times !== 1) throw new Error(`${where} holds ${times} times: ${from}`)
  return text.replace(from, () => to)
}

function withMember(text: string, { at, value }: Extract<Change, { schema: string }>): string {
  const document = JSON.parse(text) as Record<string, unknown>
  const steps = at.split('/').slice(1)
  const last = steps.pop() ?? ''
  const place = steps.reduce<unknown>((one, step) => (one as Record<string, unknown>)?.[step], document)
  if (typeof place !== 'object' || place === null || !(last in place)) throw new Error(`there is no ${at}`)
  if (value === undefined) delete (place as Record<string, unknown>)[last]
  else (place as Record<string, unknown>)[last] = value
  return `${JSON.stringify(document, null, 2)}\n`
}

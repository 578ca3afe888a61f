// The reads of GraphQL for a screen: its statements are recorded, and run once more in the role `lecture` with the plans that
// read the fewest rows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { CAMPAGNE, ORGANISATION, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import type { Api } from '../api/support/api.ts'
import { readOf, SETTINGS, type Statement, statementOf } from './reads.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const VARIABLES = { campagne: CAMPAGNE.demo, id: PRODUCTEUR.ordinary }

/** The queries of docs/graphql.md, and the first rows of every list of the schema. */
export function screens(): string[] {
  const page = readFileSync(join(ROOT, 'docs', 'graphql.md'), 'utf8')
  const schema = readFileSync(join(ROOT, 'schemas', 'backoffice.graphql'), 'utf8')
  const root = /^type Query \{\n(.*?)^\}/ms.exec(schema)?.[1] ?? ''
  const lists = [...root.matchAll(/^ {2}(\w+)\(\n(?:(?! {2}\)).*\n)*? {2}\): \w+Connection/gm)]
  return [
    ...[...page.matchAll(/```graphql\n(query.+?|\{.+?)```/gs)].map(([, query = '']) => query),
    ...lists.map(([, name]) => `{ ${name}(first: 1) { pageInfo { hasNextPage } nodes { __typename } } }`),
  ]
}

// Uses the rights of a caller who may read everything.
const ADMITTED = `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true),
    set_config('sillon.le', now()::text, true),
    set_config('sillon.lectures', string_agg(distinct l.nom, ','), true)
  from backoffice.table_lue t cross join lateral unnest(t.lecteurs) as l (nom)`

/**
 * Returns the number of rows that a screen reads. Its statements run again as a superuser, on a connection that all screens may
 * share.
 */
export async function rowsOf(api: Api, client: Client, query: string): Promise<number> {
  const statements = await noted(async () => {
    const answer = await api.server.post('/graphql', { query, variables: VARIABLES }, 'direction')
    if (answer.status !== 200) throw new Error(`${query}: ${JSON.stringify(answer.body)}`)
  })
  const run = (text: string, values?: unknown[]) => client.query<Record<string, unknown>>(text, values)
  await run(`begin; ${SETTINGS.indexes}`)
  await run(ADMITTED, [ORGANISATION.demo, UTILISATEUR.direction])
  await run('set local role lecture')
  let rows = 0
  for (const { text, values } of statements.filter((each) => !each.text.includes('set_config'))) {
    const before = await readOf(run, client.database)
    await run(text, values)
    for (const [table, now] of await readOf(run, client.database)) rows += now - (before.get(table) ?? 0)
  }
  await run('rollback')
  return rows
}

/** Runs an act, and returns the statements that were sent meanwhile and that call no `v1` function. */
async function noted(act: () => Promise<void>): Promise<Statement[]> {
  const prototype = Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  const original = prototype.query
  const found: Statement[] = []
  prototype.query = function (this: Client, ...given: unknown[]) {
    const statement = statementOf(given)
    if (statement !== undefined && /^\s*(?:select|with)\b(?!.*\bv1\.)/is.test(statement.text))
      found.push(statement)
    return original.apply(this, given)
  }
  try {
    await act()
  } finally {
    prototype.query = original
  }
  return found
}

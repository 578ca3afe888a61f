// How the operator's verbs reach the rules: on the administrator's login, as the rules themselves, in one transaction.
import pg from 'pg'
import { loadConfig } from '../src/config.ts'
import { openDatabase } from '../src/ownDatabase.ts'
import { type Lifetime, Sentence, say } from './lifetime.ts'

/** Asks the rules one statement and answers its rows. */
export type AskRules = <T extends object = Record<string, unknown>>(
  sql: string,
  values?: readonly unknown[],
) => Promise<T[]>

/** A refusal of the rules: its code, or the name of the constraint that stood against it, and its details. */
export class RulesRefusal extends Error {
  readonly details: Record<string, unknown>

  constructor(code: string, details: Record<string, unknown>) {
    super(code)
    this.details = details
  }
}

/** Runs `work` inside an organization, or outside any, and commits what it did. */
export async function asRules(
  { defer }: Lifetime,
  organisation: string | null,
  work: (ask: AskRules) => Promise<void>,
): Promise<number> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  const client = new pg.Client({ connectionString: config.databaseAdminUrl })
  await client.connect()
  defer(() => client.end())
  await client.query('begin')
  if (organisation !== null) {
    const { rows } = await client.query<{ id: string }>(
      'select id from organisation.organisation where code = $1',
      [organisation],
    )
    if (rows[0] === undefined) throw new Sentence(`there is no organization ${organisation}.`)
    await client.query(`select set_config('sillon.organisation_id', $1, true)`, [rows[0].id])
  }
  await client.query('set local role metier')
  await work(async <T extends object>(sql: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query<T>(sql, [...values]).catch((error: unknown) => {
      throw refusalOf(error)
    })
    return rows
  })
  await client.query('commit')
  return 0
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const isConstraint = error.code?.startsWith('23') && error.constraint !== undefined
  if (isConstraint) return new RulesRefusal(error.constraint ?? '', {})
  if (!error.code?.startsWith('TR')) return error
  return new RulesRefusal(error.message, JSON.parse(error.detail ?? '{}') as Record<string, unknown>)
}

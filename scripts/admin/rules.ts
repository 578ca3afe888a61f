// Runs the operator's commands on the administrator's login, under the role of the rules, in one transaction.
import pg from 'pg'
import { openDatabase } from '../../src/database/ownDatabase.ts'
import { refuseMovedOn } from '../../src/database/versions.ts'
import { type Lifetime, Sentence, say } from '../../src/process/lifetime.ts'
import { loadConfig } from '../../src/settings/config.ts'

/** Runs one statement and returns its rows. */
export type AskRules = <T extends object = Record<string, unknown>>(
  sql: string,
  values?: readonly unknown[],
) => Promise<T[]>

/** A refusal of the rules: its code, or the name of the violated constraint, with its details. */
export class RulesRefusal extends Error {
  readonly details: Record<string, unknown>

  constructor(code: string, details: Record<string, unknown>) {
    super(code)
    this.details = details
  }
}

/** Access to the rules of a database: the codes of its organizations, and transactions inside one of them or outside all. */
export type Rules = {
  organisations(): Promise<string[]>
  inside<T>(organisation: string | null, work: (ask: AskRules) => Promise<T>, mode?: 'read only'): Promise<T>
  /** Runs work with the administrator's own login, without the role of the rules. */
  asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
}

/** Runs `work` inside an organization, or outside all, and commits. */
export async function asRules(
  lifetime: Lifetime,
  organisation: string | null,
  work: (ask: AskRules) => Promise<void>,
): Promise<number> {
  const { inside } = await openRules(lifetime)
  await inside(organisation, work)
  return 0
}

const OWN = 'select code from organisation.organisation where id = core.organisation_id()'
const NAMED = 'select id from organisation.organisation where code = $1'

/** Opens the access to the rules until the command ends. A read-only transaction uses one snapshot. */
export async function openRules({ defer }: Lifetime): Promise<Rules> {
  const { config, close } = await openDatabase(loadConfig(), say)
  defer(close)
  const client = new pg.Client({ connectionString: config.databaseAdminUrl })
  await client.connect()
  defer(() => client.end())
  await refuseMovedOn(client)
  const ask = async <T extends object>(sql: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query<T>(sql, [...values]).catch((error: unknown) => {
      throw refusalOf(error)
    })
    return rows
  }
  // Takes the role of the rules from the first statement on, so that a login that is not a superuser has the same rights.
  const transaction = async <T>(work: () => Promise<T>, mode?: 'read only'): Promise<T> => {
    await client.query(mode === undefined ? 'begin' : 'begin isolation level repeatable read, read only')
    try {
      await client.query('set local role metier')
      const answer = await work()
      await client.query('commit')
      return answer
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  }
  const enter = (id: string) => client.query(`select set_config('sillon.organisation_id', $1, true)`, [id])
  const organisations = () =>
    transaction(async () => {
      const codes: string[] = []
      for (const { id } of await ask<{ id: string }>('select id from tache.organisations() as id')) {
        await enter(id)
        codes.push(...(await ask<{ code: string }>(OWN)).map(({ code }) => code))
      }
      return codes
    }, 'read only')
  const inside: Rules['inside'] = (organisation, work, mode) =>
    transaction(async () => {
      if (organisation === null) return work(ask)
      await ask(`select set_config('sillon.codes', $1, true)`, [organisation])
      const [row] = await ask<{ id: string }>(NAMED, [organisation])
      if (row === undefined) throw new Sentence(`there is no organization ${organisation}.`)
      await ask(`select set_config('sillon.codes', '', true)`)
      await enter(row.id)
      return work(ask)
    }, mode)
  return { organisations, inside, asAdministrator: (work) => work(client) }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const isConstraint = error.code?.startsWith('23') && error.constraint !== undefined
  if (isConstraint) return new RulesRefusal(error.constraint ?? '', {})
  if (!error.code?.startsWith('TR')) return error
  return new RulesRefusal(error.message, JSON.parse(error.detail ?? '{}') as Record<string, unknown>)
}

// Runs preparations of one database one after another. Each one locks the row of the first migration until it ends; a report
// login may not lock that row. A database without that row has no report logins yet, so an advisory lock is enough.
import pg from 'pg'
import { APPLICATION, type Patience, retryOnLock } from './patience.ts'
import { assertMember } from './preparation.ts'

const FIRST = 5_115_01

/** Runs `work` when no other preparation runs. While it waits, it logs the session that holds the lock. */
export async function runInTurn<T>(
  adminUrl: string,
  { log, patience }: { readonly log: (line: string) => void; readonly patience: Patience },
  work: () => Promise<T>,
): Promise<T> {
  const turn = new pg.Client({ connectionString: adminUrl, application_name: APPLICATION })
  turn.on('error', () => undefined)
  await turn.connect()
  try {
    await assertMember(turn)
    const { lockMs } = patience
    await turn.query(
      `select set_config('lock_timeout', $1, false), set_config('idle_in_transaction_session_timeout', '0', false)`,
      [`${lockMs}`],
    )
    await retryOnLock(adminUrl, log, () => takeTurn(turn), { ...patience, forMs: Number.POSITIVE_INFINITY })
    return await work()
  } finally {
    await turn.end()
  }
}

async function takeTurn(turn: pg.Client): Promise<void> {
  try {
    // Reads this before the transaction that locks the row: inside it, the read would keep a lock that blocks a migration.
    const isBuilt = await stands(turn)
    const isFirst = !(await holdsRow(turn))
    if (!isFirst && isBuilt) return
    await turn.query('select pg_advisory_lock($1)', [FIRST])
    // The preparation that held the lock may have run the first migration.
    if (isFirst) await holdsRow(turn)
  } catch (error) {
    await turn.query('rollback')
    await turn.query('select pg_advisory_unlock_all()')
    throw error
  }
}

async function holdsRow(turn: pg.Client): Promise<boolean> {
  if (!(await exists(turn, 'graphile_migrate.migrations'))) return false
  await turn.query('begin')
  const { rowCount } = await turn.query(
    'select from graphile_migrate.migrations m order by m.filename limit 1 for update',
  )
  if (rowCount === 0) await turn.query('rollback')
  return rowCount !== 0
}

/** Returns true if the database was upgraded at least once: report logins may then be restricted to an organization. */
async function stands(turn: pg.Client): Promise<boolean> {
  if (!(await exists(turn, 'core.version_sql'))) return false
  return (await turn.query('select from core.version_sql limit 1')).rowCount !== 0
}

async function exists(turn: pg.Client, table: string): Promise<boolean> {
  const { rows } = await turn.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ])
  return rows[0]?.there === true
}

import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/db.ts'
import { within } from '../database/scope.ts'

const LONGEST_MS = 600_000
// Of a statement that PostgreSQL ended, the refusal is still to come.
const ANSWER_MS = 5_000

/** A transaction whose statements may take so long. */
export function lasting<T>(
  pool: Pool,
  longestMs: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = ${longestMs}`)
    return work(client)
  })
}

/** What goes through an organization whole: a transaction that may take longer than anything that somebody waits for. */
export function atLength<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return within({ patienceMs: LONGEST_MS + ANSWER_MS }, () =>
    lasting(pool, LONGEST_MS, async (client) => {
      // What goes through everything reads tables whole; calls never do (docs/decisions/0066).
      await client.query('set local enable_seqscan = on')
      return work(client)
    }),
  )
}

// Timeouts of statements that work on many rows.
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './db.ts'

/** Timeout of a statement that works on many rows, in ms: longer than any request's. */
export const LONG_MS = 120_000
/** Grace after `statement_timeout` in ms, so that PostgreSQL's own error arrives before the client's timeout. */
export const GRACE_MS = 5_000

/** Runs a transaction with its own `statement_timeout`. */
export function runWithTimeout<T>(
  pool: Pool,
  longestMs: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = ${longestMs}`)
    return work(client)
  })
}

import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/db.ts'
import { runInScope } from '../database/scope.ts'

const LONGEST_MS = 600_000
// Grace after `statement_timeout` in ms, so that PostgreSQL's own error arrives before the client's timeout.
const ANSWER_MS = 5_000

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

/** Runs a transaction that goes through a whole organization: its timeout of ten minutes is longer than any request's. */
export function runLong<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return runInScope({ patienceMs: LONGEST_MS + ANSWER_MS }, () =>
    runWithTimeout(pool, LONGEST_MS, async (client) => {
      // A task over all rows reads whole tables; requests never do (docs/performance.md#lists).
      await client.query('set local enable_seqscan = on')
      return work(client)
    }),
  )
}

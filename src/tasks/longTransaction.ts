import type { Pool } from 'pg'
import { callDoor } from '../database/callDoor.ts'
import { GRACE_MS, runWithTimeout } from '../database/longWork.ts'
import { runInScope } from '../database/scope.ts'

// Timeout of a statement that processes a whole organization: ten minutes.
const WHOLE_MS = 600_000

/** Calls a function that processes a whole organization, in a separate transaction. */
export function callLong<T>(pool: Pool, name: string, requete: object): Promise<T> {
  return runInScope({ patienceMs: WHOLE_MS + GRACE_MS }, () =>
    runWithTimeout(pool, WHOLE_MS, async (client) => {
      // A task that processes all rows reads whole tables; requests never do (docs/performance.md#lists).
      await client.query('set local enable_seqscan = on')
      return callDoor<T>(client, name, requete)
    }),
  )
}

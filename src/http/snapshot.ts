// One moment of the database for as long as a table is read: every page of it is asked in one transaction, which sees what
// there was when it began. Few are open at a time, since each keeps a connection; whoever comes next waits, for a while.
import type { Pool, PoolClient } from 'pg'
import { reach } from '../contract/errors.ts'
import { currentScope } from '../database/scope.ts'
import { createSlots } from '../database/slots.ts'
import type { Caller } from '../tokens/auth.ts'
import type { Run } from './call.ts'
import { runOn } from './run.ts'

/** A moment of the database, and its end. */
export type Snapshot = { readonly run: Run; close(): Promise<void> }

/** Opens a moment for a caller. */
export type OpenSnapshot = (caller: Caller | null) => Promise<Snapshot>

/** Makes what opens moments: two at a time, one of each organization, and never more than a third of the connections. */
export function createSnapshots(pool: Pool, patienceMs = 10_000): OpenSnapshot {
  const total = Math.min(2, Math.floor(pool.options.max / 3))
  const enter = createSlots({ total, share: 1, patienceMs: total === 0 ? 0 : patienceMs })
  return async (caller) => {
    const { share, gone } = currentScope()
    const leave = await enter(share, gone)
    try {
      const client = await reach(pool.connect())
      const close = closing(client, leave)
      try {
        await reach(client.query('begin isolation level repeatable read'))
      } catch (error) {
        await close()
        throw error
      }
      return { run: runOn(client, caller), close }
    } catch (error) {
      leave()
      throw error
    }
  }
}

// What the calls wrote of themselves (who was refused nothing, support's reads) stays; after a refusal nothing does.
function closing(client: PoolClient, leave: () => void): () => Promise<void> {
  let isClosed = false
  return async () => {
    if (isClosed) return
    isClosed = true
    let lost: Error | undefined
    await client.query('commit').catch((error: Error) => {
      lost = error
    })
    client.release(lost)
    leave()
  }
}

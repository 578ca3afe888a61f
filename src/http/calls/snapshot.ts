// Snapshots: all pages of a table are read in one repeatable-read transaction. Each snapshot holds a connection, so few may be
// open at the same time; a request above the limit waits for a slot.
import type { Pool } from 'pg'
import { reach } from '../../contract/errors.ts'
import { holdTransaction } from '../../database/heldTransaction.ts'
import { currentScope } from '../../database/scope.ts'
import { createSlots } from '../../database/slots.ts'
import type { Caller } from '../../tokens/auth.ts'
import type { Run } from './call.ts'
import { runOn } from './run.ts'

/** An open snapshot: calls within it, and its end. */
export type Snapshot = { readonly run: Run; close(): Promise<void> }

/** Opens a snapshot for a caller. */
export type OpenSnapshot = (caller: Caller | null) => Promise<Snapshot>

/** Makes the function that opens snapshots: at most two at a time, one per organization, and a third of the connections. */
export function createSnapshots(pool: Pool, patienceMs = 10_000): OpenSnapshot {
  const total = Math.min(2, Math.floor(pool.options.max / 3))
  const enter = createSlots({ total, share: 1, patienceMs: total === 0 ? 0 : patienceMs })
  return async (caller) => {
    const { share, gone } = currentScope()
    const leave = await enter(share, gone)
    try {
      // Commits the journal entries of the calls (reads by support). After a refusal the transaction is already rolled back.
      const { client, close } = await reach(
        holdTransaction(pool, 'begin isolation level repeatable read', 'commit'),
      )
      return { run: runOn(client, caller), close: () => close().finally(leave) }
    } catch (error) {
      leave()
      throw error
    }
  }
}

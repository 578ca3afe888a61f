// The snapshot from which a dossier is read: one read-only transaction, which sees the data of the time when it began.
import type { Pool, PoolClient } from 'pg'
import { holdTransaction } from '../database/heldTransaction.ts'
import { LONG_MS } from '../database/longWork.ts'
import { callOn, joinRows, streamRows } from '../http/calls/run.ts'
import { type DossierKey, doorOf } from './door.ts'
import type { Frame, SnapshotReader } from './piece.ts'

// Greatest number of rows in memory at a time.
const ROWS = 500
// Begins the snapshot. The task may pause between two pages, while it stores them, for as long as a statement may take. `begin`
// fixes `now()`, and the first query fixes the snapshot. One message sends both, so that the snapshot has no data later than
// `arrete_au`.
const BEGIN = `begin isolation level repeatable read read only;
  set local statement_timeout = ${LONG_MS};
  set local idle_in_transaction_session_timeout = ${LONG_MS};
  select 1`

/** A snapshot with its data. */
export type Snapshot = {
  readonly frame: Omit<Frame, 'verification'>
  /** True if every receipt printed by phones has its document in the snapshot. */
  readonly isPrinted: boolean
  readonly reading: SnapshotReader
}

/** Runs all of `work` in one snapshot, on behalf of the requester. */
export async function inSnapshot<T>(
  pool: Pool,
  it: DossierKey,
  caller: object,
  work: (moment: Snapshot) => Promise<T>,
): Promise<T> {
  const { client, close } = await holdTransaction(pool, BEGIN, 'rollback')
  try {
    const door = doorOf(client)
    const frame = await door<Snapshot['frame']>('dossier_cadre', it)
    const { imprime: isPrinted } = await door<{ imprime: boolean }>('dossier_imprime', it)
    return await work({ frame, isPrinted, reading: readingOf(client, caller) })
  } finally {
    await close()
  }
}

function readingOf(client: PoolClient, caller: object): SnapshotReader {
  const ask = callOn(client, caller)
  const run = joinRows(ask)
  return {
    run,
    tell: streamRows(ask),
    async *pages(list, request) {
      for (let curseur: string | null = null; ; ) {
        const asked = { ...request, limite: ROWS, ...(curseur === null ? {} : { curseur }) }
        const { suivant, ...members } = JSON.parse(await run(list, asked)) as Page
        yield Object.values(members)[0] ?? []
        if (suivant === null) return
        curseur = suivant
      }
    },
  }
}

type Page = { readonly suivant: string | null } & { readonly [member: string]: never[] }

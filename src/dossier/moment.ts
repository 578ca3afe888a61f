// The moment out of which a dossier is read: one transaction, which sees what there was when it began, and writes nothing.
import type { Pool, PoolClient } from 'pg'
import { callOn, joinRows, streamRows } from '../http/calls/run.ts'
import { doorOf, type Named } from './door.ts'
import type { Frame, Reading } from './piece.ts'

// How many rows are in hand at a time.
const ROWS = 500
// Some pages take longer than anything that somebody waits for, and so may the store between two of them.
const LONGEST_MS = 120_000
// `now()` is of the message that begins, what is seen is of the first question: both in one message, so that nothing is seen that
// came after `arrete_au`.
const BEGIN = `begin isolation level repeatable read read only;
  set local statement_timeout = ${LONGEST_MS};
  set local idle_in_transaction_session_timeout = ${LONGEST_MS};
  select 1`

/** What is asked of a moment. */
export type Moment = {
  readonly frame: Omit<Frame, 'verification'>
  /** Whether everything that phones printed has its document in it. */
  readonly isPrinted: boolean
  readonly reading: Reading
}

/** Does all of `work` out of one moment, in the name of whoever asked for the dossier. */
export async function inMoment<T>(
  pool: Pool,
  it: Named,
  caller: object,
  work: (moment: Moment) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    await client.query(BEGIN)
    const door = doorOf(client)
    const frame = await door<Moment['frame']>('dossier_cadre', it)
    const { imprime: isPrinted } = await door<{ imprime: boolean }>('dossier_imprime', it)
    return await work({ frame, isPrinted, reading: readingOf(client, caller) })
  } finally {
    await client.query('rollback').catch((error: Error) => {
      lost = error
    })
    client.release(lost)
  }
}

function readingOf(client: PoolClient, caller: object): Reading {
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

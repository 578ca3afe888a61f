// Compares a database with the log outside of it. The log is ahead of a restored database, and absent from a wrong store.
import type { Pool } from 'pg'
import type { Log } from '../contract/errors.ts'
import { callDoor } from '../database/callDoor.ts'
import { DatabaseStateError } from '../database/versions.ts'
import type { Version } from '../process/version.ts'
import { type ObjectsSettings, openObjects } from './open.ts'
import { keyOf, readSha256 } from './outsideLog.ts'
import type { ObjectStore } from './port.ts'
import { requireStore } from './trial.ts'

/** The last segment of the log that a database knows. */
export type LogHead = {
  readonly journal: string
  readonly numero: number
  readonly sha256: string | null
  /** SHA-256 of the segment that is being stored; null if no segment is being stored. */
  readonly en_route: string | null
  readonly jetons_depuis: string | null
  /** Thumbprints of the keys that the log has named; null: not recorded yet. */
  readonly cles: readonly string[] | null
  /** True if the database no longer runs where it last wrote the log: it was restored, promoted, copied or moved. */
  readonly ailleurs: boolean
}

const AGAIN_MS = 2_000
const AWAY = 'the log outside of the database could not be looked at: it is asked again'
// Distances to check, as powers of two: segments far ahead are better evidence, even if the next ones were removed.
const AHEAD = Array.from({ length: 21 }, (_, power) => 2 ** power)
/** The remedy for a restored database. */
export const TREAT =
  'Run `npm run admin -- restaurer` to see what it forgot, then `npm run admin -- restaurer --faire` ' +
  '(docs/operate.md, «Backup and restoration»).'

/** The remedy for a store without the last segment. */
const FIND =
  'The database last wrote to another store, or this one was emptied or went back to an earlier point. Set the store that ' +
  'holds it. If it is lost for good, ' +
  '`npm run admin -- journal copie` begins another log and `npm run admin -- fichiers verifier` lists the files that are ' +
  'missing (docs/operate.md, «Where files are kept»).'

/** An addition for a database that runs elsewhere. */
const COPY =
  ' If it is a copy of a database that goes on: `npm run admin -- journal copie`, and nothing else.'
/** Message for a database that runs elsewhere, although the log contains nothing unknown to it. */
const ELSEWHERE =
  'This database stands elsewhere than where it last told the log that is kept outside of it (another server, timeline or ' +
  'name): it was restored, promoted, copied or moved. A restored or promoted one may have given numbers that the log was not ' +
  'told: `npm run admin -- restaurer --faire`. A copy gets a log of its own: `npm run admin -- journal copie`. One that lost ' +
  'nothing goes on: `npm run admin -- journal reconnaitre` (docs/operate.md, «Backup and restoration»).'

/** Asks the database for the last segment that it knows. */
export function logHead(pool: Pick<Pool, 'query'>): Promise<LogHead> {
  return callDoor(pool, 'journal_exterieur', { demande: 'tete' })
}

/** The part of a store that a comparison reads. */
export type LogStore = Pick<ObjectStore, 'read' | 'place'>

/** Resources of a process that opens its store. */
export type Opening = {
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly closers: (() => Promise<unknown>)[]
  readonly version: Pick<Version, 'doubt'>
}

/**
 * Opens the store of a process. Refuses a store that does not work, a store that does not belong to the database, and a restored
 * database that was not treated yet.
 */
export async function openStore(
  pool: Pick<Pool, 'query'>,
  settings: ObjectsSettings,
  opening: Opening,
): Promise<ObjectStore> {
  const store = await openObjects(settings)
  await requireStore(store, opening.log)
  await requireTreated(pool, store, opening)
  return store
}

/**
 * Refuses a restored database that was not treated yet, and a store that lacks the database's last segment. If the store is down,
 * checks again every two seconds.
 */
export async function requireTreated(
  pool: Pick<Pool, 'query'>,
  store: LogStore,
  { log, closers, version }: Opening,
  againMs = AGAIN_MS,
): Promise<void> {
  const look = () => untreated(pool, store)
  const fault = await look().catch((error: unknown) => {
    log.warn({ err: error }, AWAY)
    let timer: NodeJS.Timeout | null = setTimeout(again, againMs)
    async function again() {
      const found = await look().catch(() => undefined)
      if (found === undefined && timer !== null) timer = setTimeout(again, againMs)
      else if (found) version.doubt(found)
    }
    closers.push(async () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
    })
    return null
  })
  if (fault !== null) throw new DatabaseStateError(fault)
}

/**
 * Returns the evidence of a restore with its remedy, or null. Checks again if another process wrote to the log during the check.
 */
async function untreated(pool: Pick<Pool, 'query'>, store: LogStore): Promise<string | null> {
  for (let head = await logHead(pool); ; ) {
    const fault = await faultOf(store, head)
    if (fault === null) return head.ailleurs ? ELSEWHERE : null
    const now = await logHead(pool)
    if (now.numero === head.numero && now.en_route === head.en_route)
      return `${fault}${head.ailleurs ? COPY : ''}`
    head = now
  }
}

/**
 * Returns the evidence that database and store do not belong together, with the remedy: the log knows more, another database
 * writes it, or the last segment is absent. Returns null if there is no evidence.
 */
export async function faultOf(store: LogStore, head: LogHead): Promise<string | null> {
  const { journal, numero, sha256, en_route } = head
  const stands = (at: number) => readSha256(store, journal, at)
  for (const step of AHEAD) {
    const found = await stands(numero + step)
    if (found === null || (step === 1 && found === en_route)) continue
    return (
      `This database knows ${numero} segments of the log that is kept outside of it, and the log has more: it was ` +
      `restored to an earlier point, and what it forgot was not replayed. ${TREAT}`
    )
  }
  if (sha256 === null) return null
  const own = await stands(numero)
  if (own === sha256) return null
  const segment = `Segment ${numero} of the log outside of this database`
  return own === null
    ? `${segment} (${keyOf(journal, numero)}) is not in ${store.place}. ${FIND}`
    : `${segment} is another than the one it wrote: two databases write one log. ${TREAT}`
}

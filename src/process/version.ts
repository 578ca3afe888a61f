// A version serves the database that holds its own rules, at the start and for as long as it runs: once the database was
// brought to another version, this one refuses everything (docs/decisions/0042-montee-de-version.md).
import pg from 'pg'
import { endsConnection, Refusal } from '../contract/errors.ts'
import { ownFingerprint } from '../database/sources.ts'
import { DatabaseStateError } from '../database/versions.ts'
import type { Holdings } from './holdings.ts'

/** Whether the database still holds the rules of this version. */
export type Version = {
  isCurrent(): boolean
  /** Calls back whenever that changes. */
  onChange(listener: (isCurrent: boolean) => void): void
  /** Tokens that were issued before are refused, in ms: the database was restored then; null: none is. */
  tokensSince(): number | null
  /** Serves nothing more, for this reason, until the database was treated as a restored one. */
  doubt(reason: string): void
}

/** What a process holds, and the version by which it serves. */
export type Watched = Holdings & { readonly version: Version }

type Held = { readonly empreinte: string | null; readonly segment: number; readonly depuis: string | null }

const LOOK_MS = 2_000
const SOON_MS = 250
const OTHER_VERSION = 'the database was brought to another version: nothing is served until this one is ended'
const REFUSED = 'The database is refused, as the log says.'
const RESTORED =
  'the database was restored to an earlier point: nothing is served until `npm run admin -- restaurer --faire` treated it'

/** Refuses to serve when the database holds another version of the rules than this source tree. */
export async function assertSchemaCurrent(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ empreinte: string | null }>('select v1.empreinte_sql() as empreinte')
  if (rows[0]?.empreinte !== ownFingerprint()) {
    throw new DatabaseStateError(
      'The rules in the database are not those of this version: run `npm run db` first.',
    )
  }
}

/** Refuses what the process refuses by now: another version's rules, and a database that was restored under it. */
export async function assertServed(pool: pg.Pool, { isCurrent }: Pick<Version, 'isCurrent'>): Promise<void> {
  await assertSchemaCurrent(pool)
  if (!isCurrent()) throw new DatabaseStateError(REFUSED)
}

/** Refuses like `assertSchemaCurrent`, then looks again for as long as the process serves. */
export async function watchVersion(
  pool: pg.Pool,
  { log, closers }: Pick<Holdings, 'log' | 'closers'>,
  everyMs = LOOK_MS,
): Promise<Version> {
  await assertSchemaCurrent(pool)
  const own = ownFingerprint()
  const listeners: ((isCurrent: boolean) => void)[] = []
  let [isCurrent, isLooking, isAway, isOver] = [true, false, false, false]
  let [fault, doubted]: (string | null)[] = [null, null]
  let soon: NodeJS.Timeout | undefined
  // The log outside of the database only grows: one that knows less of it than before was restored meanwhile.
  let { segment = 0, depuis = null } = (await heldBy(pool)) ?? {}
  const judge = () => {
    const why = fault ?? doubted
    if ((why === null) === isCurrent) return
    isCurrent = why === null
    if (why === null) log.info({}, 'the database holds the rules of this version again: served')
    else log.error({}, why)
    for (const listener of listeners) listener(isCurrent)
  }
  const look = async () => {
    // A database that is slow or silent is asked once at a time: the connections are for those who are served.
    if (isLooking) return
    isLooking = true
    const found = await heldBy(pool).catch(notAsked)
    isLooking = false
    if (found === 'away' && !isOver) soon = setTimeout(() => void look(), Math.min(everyMs, SOON_MS))
    // What comes back may be another than what went: nothing is served before it was looked at.
    isAway = found === 'away' || (isAway && found === undefined)
    if (found === undefined || found === 'away') return
    const isRestored = found !== null && found.segment < segment
    if (found !== null && found.depuis !== depuis) doubted = null
    if (found !== null && !isRestored) [segment, depuis] = [found.segment, found.depuis]
    fault = isRestored ? RESTORED : found?.empreinte === own ? null : OTHER_VERSION
    judge()
  }
  const timer = setInterval(() => void look(), everyMs)
  closers.push(async () => {
    isOver = true
    clearInterval(timer)
    clearTimeout(soon)
  })
  return {
    isCurrent: () => isCurrent && !isAway,
    onChange: (listener) => void listeners.push(listener),
    tokensSince: () => (depuis === null ? null : Date.parse(depuis)),
    doubt(reason) {
      doubted = reason
      judge()
    },
  }
}

async function heldBy(pool: pg.Pool): Promise<Held | null> {
  const { rows } = await pool.query<{ empreinte: string | null; numero: string; depuis: string | null }>(
    `select v1.empreinte_sql() as empreinte, t ->> 'numero' as numero, t ->> 'jetons_depuis' as depuis
     from v1.journal_exterieur('{"demande": "tete"}') as t`,
  )
  const [row] = rows
  return row === undefined
    ? null
    : { empreinte: row.empreinte, segment: Number(row.numero), depuis: row.depuis }
}

// A database that is away says so; one that is slow says nothing; one that has no such function any more has said it all.
function notAsked(error: unknown): null | undefined | 'away' {
  if (error instanceof pg.DatabaseError && /^(?:42883|42501|3F000)$/.test(error.code ?? '')) return null
  return endsConnection(error) && !(error instanceof Refusal) ? 'away' : undefined
}

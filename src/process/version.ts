// A version serves the database that holds its own rules, at the start and for as long as it runs: beside the version that
// follows, where that one left every door open, its services go on, and its tasks do not; otherwise it refuses everything
// (docs/decisions/0095-montee-sans-arret.md).
import pg from 'pg'
import { endsConnection, Refusal } from '../contract/errors.ts'
import { ownFingerprint, RELEASE } from '../database/sources.ts'
import { DatabaseStateError } from '../database/versions.ts'
import type { Holdings } from './holdings.ts'

/** Which rules the database holds, as this process may serve them. */
export type Version = {
  /** Whether they are its own: it serves and works. */
  isCurrent(): boolean
  /** Whether it may answer requests: they are its own, or those that followed and left every door open. */
  serves(): boolean
  /** Calls back whenever `isCurrent` changes. */
  onChange(listener: (isCurrent: boolean) => void): void
  /** Tokens that were issued before are refused, in ms: the database was restored then; null: none is. */
  tokensSince(): number | null
  /** Serves nothing more, for this reason, until the database was treated as a restored one. */
  doubt(reason: string): void
}

/** What a process holds, and the version by which it serves. */
export type Watched = Holdings & { readonly version: Version }

/** What the database says of the rules of this process (`v1.version_servie`). */
type Standing = 'courante' | 'precedente' | 'plus_recente' | 'autre'
type Held = {
  readonly standing: Standing
  readonly segment: number
  readonly depuis: string | null
  readonly ailleurs: boolean
}

const LOOK_MS = 2_000
const SOON_MS = 250
const BESIDE =
  'the database was brought to the next version: requests are served beside it, no job is taken, until this one is ended'
const OTHER_VERSION = 'the database was brought to another version: nothing is served until this one is ended'
const RESTORED =
  'the database was restored to an earlier point, or another one stands in its place: nothing is served until ' +
  '`npm run admin -- restaurer --faire` treated it, or a start says what else does'
const REFUSED = 'The database is refused, as the log says.'
const NEWER =
  'A newer version brought this database to its own rules, and this one does not serve them: begin the newer version, ' +
  'or install the older rules on purpose: npm run db -- --retour.'
const TO_BE_BROUGHT = 'The rules in the database are not those of this version: run `npm run db` first.'

/** Refuses to begin when the database holds another version of the rules than this source tree. */
export async function assertSchemaCurrent(pool: pg.Pool): Promise<void> {
  const standing = await standingIn(pool)
  if (standing === 'courante') return
  throw new DatabaseStateError(standing === 'autre' ? TO_BE_BROUGHT : NEWER)
}

/** Refuses what the process refuses by now: rules beside which it can not serve, and a database that was restored under it. */
export async function assertServed(pool: pg.Pool, { serves }: Pick<Version, 'serves'>): Promise<void> {
  if ((await standingIn(pool)) !== 'precedente') await assertSchemaCurrent(pool)
  if (!serves()) throw new DatabaseStateError(REFUSED)
}

/** Refuses like `assertSchemaCurrent`, then looks again for as long as the process serves. */
export async function watchVersion(
  pool: pg.Pool,
  { log, closers }: Pick<Holdings, 'log' | 'closers'>,
  everyMs = LOOK_MS,
): Promise<Version> {
  await assertSchemaCurrent(pool)
  const listeners: ((isCurrent: boolean) => void)[] = []
  let standing: Standing = 'courante'
  // Why another standing than the one that the database tells holds.
  let [restored, doubted]: (string | null)[] = [null, null]
  let judged: Standing = 'courante'
  let [isLooking, isAway, isOver] = [false, false, false]
  let soon: NodeJS.Timeout | undefined
  // The log outside of the database only grows: one that knows less of it than before was restored meanwhile.
  let { segment = 0, depuis = null } = (await heldBy(pool)) ?? {}
  const judge = () => {
    const why = restored ?? doubted
    const next = why === null ? standing : 'autre'
    if (next === judged) return
    const wasCurrent = judged === 'courante'
    judged = next
    if (next === 'courante') log.info({}, 'the database holds the rules of this version again: served')
    else if (next === 'precedente') log.warn({}, BESIDE)
    else log.error({}, why ?? OTHER_VERSION)
    if (wasCurrent !== (next === 'courante')) for (const listener of listeners) listener(!wasCurrent)
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
    const isRestored = found !== null && (found.segment < segment || found.ailleurs)
    if (found !== null && found.depuis !== depuis) doubted = null
    if (found !== null && !isRestored) [segment, depuis] = [found.segment, found.depuis]
    restored = isRestored ? RESTORED : null
    standing = found?.standing ?? 'autre'
    judge()
  }
  const timer = setInterval(() => void look(), everyMs)
  closers.push(async () => {
    isOver = true
    clearInterval(timer)
    clearTimeout(soon)
  })
  return {
    isCurrent: () => judged === 'courante' && !isAway,
    serves: () => (judged === 'courante' || judged === 'precedente') && !isAway,
    onChange: (listener) => void listeners.push(listener),
    tokensSince: () => (depuis === null ? null : Date.parse(depuis)),
    doubt(reason) {
      doubted = reason
      judge()
    },
  }
}

// A database from before the door is there to be brought to this version.
async function standingIn(pool: pg.Pool): Promise<Standing> {
  const { rows } = await pool
    .query<{ standing: Standing | null }>('select v1.version_servie($1, $2) as standing', [
      ownFingerprint(),
      RELEASE,
    ])
    .catch((error: unknown) => {
      if (notAsked(error) !== null) throw error
      return { rows: [] }
    })
  return rows[0]?.standing ?? 'autre'
}

async function heldBy(pool: pg.Pool): Promise<Held | null> {
  const { rows } = await pool.query<{
    standing: Standing | null
    numero: string
    depuis: string | null
    ailleurs: boolean
  }>(
    `select v1.version_servie($1, $2) as standing, t ->> 'numero' as numero, t ->> 'jetons_depuis' as depuis,
       (t ->> 'ailleurs')::boolean as ailleurs
     from v1.journal_exterieur('{"demande": "tete"}') as t`,
    [ownFingerprint(), RELEASE],
  )
  const [row] = rows
  if (row === undefined) return null
  const { depuis, ailleurs } = row
  return { standing: row.standing ?? 'autre', segment: Number(row.numero), depuis, ailleurs }
}

// A database that is away says so; one that is slow says nothing; one that can not make sense of the question has said it all.
function notAsked(error: unknown): null | undefined | 'away' {
  if (endsConnection(error)) return error instanceof Refusal ? undefined : 'away'
  return error instanceof pg.DatabaseError && /^(?:22|3F|42)/.test(error.code ?? '') ? null : undefined
}

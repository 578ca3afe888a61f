// Compares the rules of the database with those of this process, at the start and while it runs. A process serves its own rules.
// After an upgrade that removed nothing that it uses, it still serves requests but takes no task. With other rules it refuses
// everything (docs/decisions/0095-montee-sans-arret.md).
import pg from 'pg'
import { endsConnection, Refusal } from '../contract/errors.ts'
import { ownFingerprint, RELEASE } from '../database/sources.ts'
import { DatabaseStateError } from '../database/versions.ts'
import type { Holdings } from './holdings.ts'

/** The state of the database's rules, as seen by this process. */
export type Version = {
  /** Returns true if the rules are its own: it serves requests and runs tasks. */
  isCurrent(): boolean
  /**
   * Returns true if it may serve requests: the rules are its own, or those of a next version that removed nothing that it uses.
   */
  serves(): boolean
  /** Calls back when `isCurrent` changes. */
  onChange(listener: (isCurrent: boolean) => void): void
  /**
   * Returns the time of a restore of the database in ms, before which issued tokens are refused; null if there was no restore.
   */
  tokensSince(): number | null
  /** Stops serving, for this reason, until the restored database was treated. */
  doubt(reason: string): void
}

/** The resources of a process, and its version state. */
export type Watched = Holdings & { readonly version: Version }

/** Result of `v1.version_servie` for the rules of this process. */
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
  'the database was upgraded to the next version: this process still serves requests and takes no job; stop it'
const OTHER_VERSION = 'the database was upgraded to another version: this process serves nothing; stop it'
const RESTORED =
  'the database was restored to an earlier point, or another one stands in its place: nothing is served until ' +
  '`npm run admin -- restaurer --faire` treated it, or a start says what else does'
const REFUSED = 'This process refuses the database; its log says why.'
const NEWER =
  'A newer version brought this database to its own rules, and this one does not serve them: begin the newer version, ' +
  'or install the older rules on purpose: npm run db -- --retour.'
const TO_BE_BROUGHT = 'The rules in the database are not those of this version: run `npm run db` first.'

/** Refuses to start if the database holds other rules than this source tree. */
export async function assertSchemaCurrent(pool: pg.Pool): Promise<void> {
  const standing = await standingIn(pool)
  if (standing === 'courante') return
  throw new DatabaseStateError(standing === 'autre' ? TO_BE_BROUGHT : NEWER)
}

/** Refuses in the states that are refused while the process runs: unknown rules, and a database that was restored meanwhile. */
export async function assertServed(pool: pg.Pool, { serves }: Pick<Version, 'serves'>): Promise<void> {
  if ((await standingIn(pool)) !== 'precedente') await assertSchemaCurrent(pool)
  if (!serves()) throw new DatabaseStateError(REFUSED)
}

/** Refuses like `assertSchemaCurrent`, then checks again every two seconds while the process serves. */
export async function watchVersion(
  pool: pg.Pool,
  { log, closers }: Pick<Holdings, 'log' | 'closers'>,
  everyMs = LOOK_MS,
): Promise<Version> {
  await assertSchemaCurrent(pool)
  const listeners: ((isCurrent: boolean) => void)[] = []
  let standing: Standing = 'courante'
  // Reasons that take precedence over the state that the database reports.
  let [restored, doubted]: (string | null)[] = [null, null]
  let judged: Standing = 'courante'
  let [isLooking, isAway, isOver] = [false, false, false]
  let soon: NodeJS.Timeout | undefined
  // The outside log only grows, so a database that records an earlier segment than before was restored meanwhile.
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
    // Runs one check at a time, so that a slow database has its connections for requests.
    if (isLooking) return
    isLooking = true
    const found = await heldBy(pool).catch(classifyFailure)
    isLooking = false
    if (found === 'away' && !isOver) soon = setTimeout(() => void look(), Math.min(everyMs, SOON_MS))
    // A database that returns after a failure may be another one, so the process serves nothing until it has checked the rules.
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

// A database without the function `version_servie` is an old one that must be upgraded to this version.
async function standingIn(pool: pg.Pool): Promise<Standing> {
  const { rows } = await pool
    .query<{ standing: Standing | null }>('select v1.version_servie($1, $2) as standing', [
      ownFingerprint(),
      RELEASE,
    ])
    .catch((error: unknown) => {
      if (classifyFailure(error) !== null) throw error
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

// Classifies a failed check: `away` if the connection is lost, undefined if the database is slow, null if the database does not
// know the function.
function classifyFailure(error: unknown): null | undefined | 'away' {
  if (endsConnection(error)) return error instanceof Refusal ? undefined : 'away'
  return error instanceof pg.DatabaseError && /^(?:22|3F|42)/.test(error.code ?? '') ? null : undefined
}

// A version serves the database that holds its own rules, at the start and for as long as it runs: beside the version that
// follows, where that one left every door open, its services go on, and its tasks do not; otherwise it refuses everything
// (docs/decisions/0095-montee-sans-arret.md).
import pg from 'pg'
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
}

/** What the database says of the rules of this process (`v1.version_servie`). */
type Standing = 'courante' | 'precedente' | 'plus_recente' | 'autre'
type Held = { readonly standing: Standing; readonly segment: number; readonly depuis: string | null }

const LOOK_MS = 2_000
const BESIDE =
  'the database was brought to the next version: requests are served beside it, no job is taken, until this one is ended'
const OTHER_VERSION = 'the database was brought to another version: nothing is served until this one is ended'
const RESTORED =
  'the database was restored to an earlier point: nothing is served until `npm run admin -- restaurer --faire` treated it'
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

/** Refuses once requests can not be served over what the database holds. */
export async function assertServed(pool: pg.Pool): Promise<void> {
  if ((await standingIn(pool)) !== 'precedente') await assertSchemaCurrent(pool)
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
  let isLooking = false
  // The log outside of the database only grows: one that knows less of it than before was restored meanwhile.
  let { segment = 0, depuis = null } = (await heldBy(pool)) ?? {}
  const look = async () => {
    // A database that is slow or silent is asked once at a time: the connections are for those who are served.
    if (isLooking) return
    isLooking = true
    const found = await heldBy(pool).catch(notAsked)
    isLooking = false
    if (found === undefined) return
    const isRestored = found !== null && found.segment < segment
    if (found !== null && !isRestored) [segment, depuis] = [found.segment, found.depuis]
    const next = isRestored ? 'autre' : (found?.standing ?? 'autre')
    if (next === standing) return
    const wasCurrent = standing === 'courante'
    standing = next
    if (next === 'courante') log.info({}, 'the database holds the rules of this version again: served')
    else if (next === 'precedente') log.warn({}, BESIDE)
    else log.error({}, isRestored ? RESTORED : OTHER_VERSION)
    if (wasCurrent !== (next === 'courante')) for (const listener of listeners) listener(!wasCurrent)
  }
  const timer = setInterval(() => void look(), everyMs)
  closers.push(async () => clearInterval(timer))
  return {
    isCurrent: () => standing === 'courante',
    serves: () => standing === 'courante' || standing === 'precedente',
    onChange: (listener) => void listeners.push(listener),
    tokensSince: () => (depuis === null ? null : Date.parse(depuis)),
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
      if (notAsked(error) === undefined) throw error
      return { rows: [] }
    })
  return rows[0]?.standing ?? 'autre'
}

async function heldBy(pool: pg.Pool): Promise<Held | null> {
  const { rows } = await pool.query<{ standing: Standing | null; numero: string; depuis: string | null }>(
    `select v1.version_servie($1, $2) as standing, t ->> 'numero' as numero, t ->> 'jetons_depuis' as depuis
     from v1.journal_exterieur('{"demande": "tete"}') as t`,
    [ownFingerprint(), RELEASE],
  )
  const [row] = rows
  return row === undefined
    ? null
    : { standing: row.standing ?? 'autre', segment: Number(row.numero), depuis: row.depuis }
}

// A database that is away says nothing; one that has no such function any more has said it all.
function notAsked(error: unknown): null | undefined {
  return error instanceof pg.DatabaseError && /^(?:42883|42501|3F000)$/.test(error.code ?? '')
    ? null
    : undefined
}

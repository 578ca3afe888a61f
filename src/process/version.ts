// A version serves the database that holds its own rules, at the start and for as long as it runs: once the database was
// brought to another version, this one refuses everything (docs/decisions/0042-montee-de-version.md).
import pg from 'pg'
import { fingerprint, readSources } from '../database/sources.ts'
import { DatabaseStateError } from '../database/versions.ts'
import type { Holdings } from './holdings.ts'

/** Whether the database still holds the rules of this version. */
export type Version = {
  /** The fingerprint of this version's own rules. */
  readonly own: string
  isCurrent(): boolean
  /** Calls back whenever that changes. */
  onChange(listener: (isCurrent: boolean) => void): void
}

const LOOK_MS = 2_000

/** Refuses to serve when the database holds another version of the rules than this source tree. */
export async function assertSchemaCurrent(
  pool: pg.Pool,
  own: string = fingerprint(readSources()),
): Promise<void> {
  if ((await heldBy(pool)) !== own) {
    throw new DatabaseStateError(
      'The rules in the database are not those of this version: run `npm run db` first.',
    )
  }
}

/** Refuses like `assertSchemaCurrent`, then looks again for as long as the process serves. */
export async function watchVersion(
  pool: pg.Pool,
  { log, closers }: Pick<Holdings, 'log' | 'closers'>,
  everyMs = LOOK_MS,
): Promise<Version> {
  const own = fingerprint(readSources())
  await assertSchemaCurrent(pool, own)
  const listeners: ((isCurrent: boolean) => void)[] = []
  let isCurrent = true
  let isLooking = false
  const look = async () => {
    // A database that is slow or silent is asked once at a time: the connections are for those who are served.
    if (isLooking) return
    isLooking = true
    const found = await heldBy(pool).catch(notAsked)
    isLooking = false
    if (found === undefined || (found === own) === isCurrent) return
    isCurrent = found === own
    if (isCurrent) log.info({}, 'the database holds the rules of this version again: served')
    else
      log.error({}, 'the database was brought to another version: nothing is served until this one is ended')
    for (const listener of listeners) listener(isCurrent)
  }
  const timer = setInterval(() => void look(), everyMs)
  closers.push(async () => clearInterval(timer))
  return { own, isCurrent: () => isCurrent, onChange: (listener) => void listeners.push(listener) }
}

async function heldBy(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ empreinte: string | null }>('select v1.empreinte_sql() as empreinte')
  return rows[0]?.empreinte ?? null
}

// A database that is away says nothing; one that has no such function any more has said it all.
function notAsked(error: unknown): null | undefined {
  return error instanceof pg.DatabaseError && /^(?:42883|42501|3F000)$/.test(error.code ?? '')
    ? null
    : undefined
}

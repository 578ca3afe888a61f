// Checks a streaming replica every second: if it can serve reads, and how far it lags behind its primary.
import type { Pool } from 'pg'
import { type Log, Refusal } from '../contract/errors.ts'
import type { Point } from './replay.ts'
import { currentScope, runInScope } from './scope.ts'
import type { NamedQuery } from './steadyClient.ts'

/** The pools of a check. They act as `api`. The pool at the replica runs only these checks. */
export type Looked = {
  readonly primary: Pool
  readonly replica: Pool
  /**
   * Pools of other logins at the replica, used only for the check: if one of these logins can not sign in, the replica serves no
   * reads.
   */
  readonly others?: readonly Pool[]
  readonly log: Pick<Log, 'info' | 'warn'>
  /** Timeout of a read that waits for the replica, in ms. The replica's clock may be behind by as much. */
  readonly patienceMs: number
  readonly lookMs?: number
}

/**
 * Replication lag: the age of the oldest change that the replica has not replayed, and the bytes of all such changes. Null means
 * not known yet.
 */
export type Lag = { readonly seconds: number | null; readonly bytes: number | null }

/**
 * Runs `work` while the replica can serve. If the replica fails, rejects at once and drops the connections of the work. A stream
 * that `work` returned counts as running work until its reader calls `ended`.
 */
export type WhileItStands = <T>(work: () => Promise<T>, ends?: (ended: () => void) => void) => Promise<T>

/** A replica under observation. */
export type Standby = {
  /** Returns true if the last check found a usable replica of that primary. */
  stands(): boolean
  /** Returns its position at the last check. */
  reached(): Point
  lag(): Lag
  whileItStands: WhileItStands
  /** Stops the checks; a check in progress ends with its pools. */
  close(): void
}

type Standing = { readonly fault: string | null; readonly reached: Point }
/** State of a server: its cluster, if it is in recovery, and its position. */
type Place = Point & { readonly grappe: string; readonly rejoue: boolean }
type PlaceRow = Omit<Place, keyof Point> & { readonly position: string; readonly heure: string }
type Mark = { readonly at: number; readonly position: bigint }

const LOOK_MS = 1_000
// Timeout of a check, in ms.
const CHECK_MS = 2_000
const MOST_MARKS = 600
const NOWHERE: Point = { position: -1n, hour: -1n }

const PLACE: NamedQuery = { text: 'select v1.position_du_journal() as place', kept: 'position_du_journal' }

/** Checks once before it returns, and every second until `close`. An unreachable replica causes no error. */
export async function watchStandby(looked: Looked): Promise<Standby> {
  const { primary, replica, others = [], log, patienceMs, lookMs = LOOK_MS } = looked
  let standing: Standing = { fault: 'it was not looked at yet', reached: NOWHERE }
  let [written, cluster]: [bigint | null, string | null] = [null, null]
  let marks: readonly Mark[] = []
  // Work in progress at the replica. If all work shared one promise or signal, it would keep every finished piece of work in
  // memory.
  const working = new Set<(fault: string) => void>()
  let isOver = false
  const stand = (next: Standing) => {
    const before = standing.fault
    standing = next
    if (next.fault === before || isOver) return
    if (next.fault === null) log.info({}, 'reads use the replica')
    else log.warn({ reason: next.fault }, 'reads use the primary: the replica is not usable')
    if (next.fault === null) return
    for (const fall of working) fall(next.fault)
    working.clear()
  }
  const look = async () => {
    const at = performance.now()
    // Reads the replica first, so that it can never be ahead of its primary, which is read later.
    const found = await readPlace(replica, others).catch((error: Error) => error)
    const own = await placeOf(primary, CHECK_MS).catch(() => null)
    written = own?.position ?? written
    cluster = own?.grappe ?? cluster
    // The two clocks were not read at the same time, so the tolerance includes the time between the two reads.
    const apartMs = patienceMs + performance.now() - at
    stand(judgePlace(found, { cluster, own, apartMs }, standing.reached))
    marks = updateMarks(marks, { at, position: written }, standing.reached.position)
  }
  let looking: Promise<void> | null = look()
  await looking
  looking = null
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null
    })
  }, lookMs)
  return {
    stands: () => standing.fault === null,
    reached: () => standing.reached,
    lag: () => ({
      seconds: written === null ? null : secondsSince(marks[0]),
      bytes:
        written === null || standing.reached === NOWHERE ? null : bytes(written - standing.reached.position),
    }),
    whileItStands: (work, ends) =>
      new Promise((resolve, reject) => {
        const fallen = (fault: string) =>
          reject(new Refusal('service_indisponible', undefined, new Error(fault)))
        if (standing.fault !== null) return fallen(standing.fault)
        const [scope, falling] = [currentScope(), new AbortController()]
        const fall = (fault: string) => {
          fallen(fault)
          falling.abort()
        }
        const ended = () => working.delete(fall)
        working.add(fall)
        const gone = AbortSignal.any([falling.signal, ...(scope.gone === undefined ? [] : [scope.gone])])
        const done = runInScope({ ...scope, gone }, work).then(resolve, reject)
        if (ends === undefined) void done.then(ended)
        else ends(ended)
      }),
    close() {
      isOver = true
      clearInterval(timer)
    },
  }
}

/** Returns the position of the primary: the part of the log that is on its disk. */
export function writtenOn(primary: Pool): Promise<Point> {
  return placeOf(primary)
}

/** Returns the position of a replica: the part of the log that it replayed. A server that is no replica has no position. */
export async function replayedOn(replica: Pool, patienceMs: number): Promise<Point> {
  const place = await placeOf(replica, patienceMs)
  return place.rejoue ? place : NOWHERE
}

// Reads the position of the replica. If its login is refused, fails with the reason, so that the operator can correct it.
async function readPlace(replica: Pool, others: readonly Pool[]): Promise<Place> {
  const entering = others.map((pool) => runInScope({ patienceMs: CHECK_MS }, () => pool.query('select')))
  const [place] = await Promise.all([placeOf(replica, CHECK_MS), ...entering])
  return place
}

// Reads the position of a server. With a timeout, the query serves all waiting reads, so it does not end when the first request
// is gone.
async function placeOf(pool: Pool, patienceMs?: number): Promise<Place> {
  const asking = () => pool.query<{ place: PlaceRow }>(PLACE)
  const { rows } = await (patienceMs === undefined ? asking() : runInScope({ patienceMs }, asking))
  const [row] = rows
  if (row === undefined) throw new TypeError('position_du_journal answers one row')
  const { grappe, rejoue, position, heure } = row.place
  return { grappe, rejoue, position: BigInt(position), hour: BigInt(heure) }
}

// Judges a check of the replica. After the primary was restored to a point in time, its old replica still has the lost changes:
// at first the replica is ahead of the primary, and once the primary has passed its position, it stops replaying.
function judgePlace(
  found: Place | Error,
  { cluster, own, apartMs }: { cluster: string | null; own: Place | null; apartMs: number },
  last: Point,
): Standing {
  const faulty = (fault: string): Standing => ({ fault, reached: last })
  if (found instanceof Error) return faulty(`it does not answer: ${found.message || found.name}`)
  if (cluster === null) return faulty('the primary did not say yet whose replica it may be')
  if (found.grappe !== cluster) return faulty('it is of another server than DATABASE_URL names')
  if (!found.rejoue) return faulty('it is no replica, or was promoted')
  if (own !== null && found.position > own.position) return faulty('it is ahead: the primary went back')
  if (own !== null && Number(own.hour - found.hour) > apartMs * 1000)
    return faulty('its clock is behind that of the primary by more than REPLICA_PATIENCE_MS')
  return { fault: null, reached: { position: found.position, hour: found.hour } }
}

// Returns the positions that the primary had written and the replica has not replayed yet, with their times. Above 600 positions,
// keeps every second one.
function updateMarks(
  marks: readonly Mark[],
  { at, position }: { at: number; position: bigint | null },
  replayed: bigint,
): readonly Mark[] {
  const isNew = position !== null && marks.at(-1)?.position !== position
  const all = isNew ? [...marks, { at, position }] : marks
  const left = all.filter((mark) => mark.position > replayed)
  return left.length > MOST_MARKS ? left.filter((_, i) => i % 2 === 0) : left
}

function secondsSince(mark: Mark | undefined): number {
  return mark === undefined ? 0 : (performance.now() - mark.at) / 1000
}

function bytes(difference: bigint): number {
  return Math.max(0, Number(difference))
}

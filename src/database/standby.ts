// A streaming replica looked at every second: whether it may be asked at all, and by how much it is behind its primary.
import type { Pool } from 'pg'
import { type Log, Refusal } from '../contract/errors.ts'
import type { Point } from './replay.ts'
import { currentScope, within } from './scope.ts'
import type { Kept } from './steadyClient.ts'

/** What is looked at, by pools that act as `api`; the one at the replica is for questions about itself, `others` for nothing else. */
export type Looked = {
  readonly primary: Pool
  readonly replica: Pool
  /** As whom else it is read from: where one of them is not let in there, it is not. */
  readonly others?: readonly Pool[]
  readonly log: Pick<Log, 'info' | 'warn'>
  /** How long a read waits for it, and so how far its clock may be behind. */
  readonly patienceMs: number
  readonly lookMs?: number
}

/** By how much it is behind: since when the primary has what it has not replayed, and how much that is; null: not known yet. */
export type Lag = { readonly seconds: number | null; readonly bytes: number | null }

/**
 * Does a work at it for as long as it stands. Who waits for it when it falls is told, and the connections of the work are given
 * up: those of what it left open too, until `ends` says that this has ended.
 */
export type WhileItStands = <T>(work: () => Promise<T>, ends?: (ended: () => void) => void) => Promise<T>

/** A replica that is looked at. */
export type Standby = {
  /** Whether it answered as a replica of that primary when it was last looked at. */
  stands(): boolean
  /** How far it was then. */
  reached(): Point
  lag(): Lag
  whileItStands: WhileItStands
  /** Looks no more; the look in hand ends with its pools. */
  close(): void
}

type Standing = { readonly fault: string | null; readonly reached: Point }
/** What a server says of itself: its cluster, whether it only replays, and how far it is. */
type Place = Point & { readonly grappe: string; readonly rejoue: boolean }
type Told = Omit<Place, keyof Point> & { readonly position: string; readonly heure: string }
type Mark = { readonly at: number; readonly position: bigint }

const LOOK_MS = 1_000
const ANSWER_MS = 2_000
const MOST_MARKS = 600
const NOWHERE: Point = { position: -1n, hour: -1n }

const PLACE: Kept = { text: 'select v1.position_du_journal() as place', kept: 'position_du_journal' }

/** Looks once before it answers, and every second until it is closed. A replica that is away fails nothing. */
export async function watchStandby(looked: Looked): Promise<Standby> {
  const { primary, replica, others = [], log, patienceMs, lookMs = LOOK_MS } = looked
  let standing: Standing = { fault: 'it was not looked at yet', reached: NOWHERE }
  let [written, cluster]: [bigint | null, string | null] = [null, null]
  let marks: readonly Mark[] = []
  // What is done at it; a promise that all of them raced against, or one signal for all, would keep them all.
  const working = new Set<(fault: string) => void>()
  let isOver = false
  const stand = (next: Standing) => {
    const before = standing.fault
    standing = next
    if (next.fault === before || isOver) return
    if (next.fault === null) log.info({}, 'the replica is read from')
    else log.warn({ reason: next.fault }, 'the replica is not read from: the primary answers')
    if (next.fault === null) return
    for (const fall of working) fall(next.fault)
    working.clear()
  }
  const look = async () => {
    const at = performance.now()
    // The replica first: it may have nothing that its primary does not have after.
    const found = await answering(replica, others).catch((error: Error) => error)
    const own = await placeOf(primary, ANSWER_MS).catch(() => null)
    written = own?.position ?? written
    cluster = own?.grappe ?? cluster
    // No more time than that went by between what one clock showed and the other.
    const apartMs = patienceMs + performance.now() - at
    stand(judged(found, { cluster, own, apartMs }, standing.reached))
    marks = marked(marks, { at, position: written }, standing.reached.position)
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
        const done = within({ ...scope, gone }, work).then(resolve, reject)
        if (ends === undefined) void done.then(ended)
        else ends(ended)
      }),
    close() {
      isOver = true
      clearInterval(timer)
    },
  }
}

/** How far the primary is: what of the log is on its disk. */
export function writtenOn(primary: Pool): Promise<Point> {
  return placeOf(primary)
}

/** How far a replica is: what of the log it has replayed; nowhere, where it is none. */
export async function replayedOn(replica: Pool, patienceMs: number): Promise<Point> {
  const place = await placeOf(replica, patienceMs)
  return place.rejoue ? place : NOWHERE
}

// Whoever is not let in is told with its reason, which is the operator's to mend.
async function answering(replica: Pool, others: readonly Pool[]): Promise<Place> {
  const entering = others.map((pool) => within({ patienceMs: ANSWER_MS }, () => pool.query('select')))
  const [place] = await Promise.all([placeOf(replica, ANSWER_MS), ...entering])
  return place
}

// With a patience it is asked for everybody: whoever asked first may be gone by the answer.
async function placeOf(pool: Pool, patienceMs?: number): Promise<Place> {
  const asking = () => pool.query<{ place: Told }>(PLACE)
  const { rows } = await (patienceMs === undefined ? asking() : within({ patienceMs }, asking))
  const [row] = rows
  if (row === undefined) throw new TypeError('position_du_journal answers one row')
  const { grappe, rejoue, position, heure } = row.place
  return { grappe, rejoue, position: BigInt(position), hour: BigInt(heure) }
}

// After the primary was restored to a point in time its old replica still has what was lost; until that is passed it is told by
// being ahead, and then by never following.
function judged(
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

// What the primary had written when, as far as the replica has not replayed it; of many that lie far back, every second one.
function marked(
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

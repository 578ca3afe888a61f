// Sends reads to a streaming replica. The replica serves a read once it has replayed everything that was on the primary's disk
// when the read arrived, and its clock has passed the primary's. So a response is never older than its request, even if another
// process wrote the data.
import { DatabaseError } from 'pg'
import { Refusal, reach, refusalCode } from '../contract/errors.ts'
import { hasPassed, type Point, waitForReplay } from './replay.ts'
import { currentScope } from './scope.ts'
import { type Lag, type Looked, replayedOn, type WhileItStands, watchStandby, writtenOn } from './standby.ts'

/** Counts of reads: served by the replica, or served by the primary because the replica was late, away, or failed. */
export type ReadsSoFar = Readonly<Record<'replica' | 'late' | 'away' | 'failed', number>>

/** A followed replica and its state. */
export type Replica = {
  /** The host of the replica, as its URL has it. */
  readonly server: string
  /**
   * Runs `there` if the replica is current, or becomes current within the timeout. Otherwise, or if the replica fails, runs
   * `here`.
   */
  read<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T>
  readonly whileItStands: WhileItStands
  isUsed(): boolean
  lag(): Lag
  reads(): ReadsSoFar
  /** Stops following the replica; reads in progress end with their pools. */
  close(): void
}

/** A replica to read from, and the timeout of a read that waits for it. */
export type Read = Looked & { readonly server: string }

// Grace of a query that asks a replica for its position, in ms.
const POSITION_GRACE_MS = 1_000

/** Begins to follow a replica. */
export async function followReplica({ server, ...looked }: Read): Promise<Replica> {
  const { primary, replica, log, patienceMs } = looked
  const standby = await watchStandby(looked)
  const reads = { replica: 0, late: 0, away: 0, failed: 0 }
  const reached = waitForReplay(() => replayedOn(replica, patienceMs + POSITION_GRACE_MS), patienceMs)
  // The point that the replica did not reach in time for a read. Until the replica has passed it, no other read waits.
  let missed: Point | null = null
  const isLate = () => missed !== null && !hasPassed(standby.reached(), missed)
  const missing = async (): Promise<keyof ReadsSoFar | null> => {
    if (!standby.stands()) return 'away'
    if (isLate()) return 'late'
    const point = await reach(writtenOn(primary))
    if (await reached(point)) return null
    missed = point
    return 'late'
  }
  return {
    server,
    async read(there, here) {
      const why = await missing()
      if (why !== null) {
        reads[why] += 1
        return here()
      }
      try {
        const answer = await there()
        reads.replica += 1
        return answer
      } catch (error) {
        if (isAnswered(error)) {
          reads.replica += 1
          throw error
        }
        reads.failed += 1
        log.warn({ err: error }, 'a read failed at the replica: the primary serves it')
        return here()
      }
    },
    whileItStands: standby.whileItStands,
    isUsed: () => standby.stands() && !isLate(),
    lag: standby.lag,
    reads: () => ({ ...reads }),
    close: standby.close,
  }
}

/**
 * Returns true if an error would also occur at the primary: a refusal, a bad value, a timeout of the statement, a client that is
 * gone. A conflict with the replay (40001) and a write at the replica (25006) would not.
 */
function isAnswered(error: unknown): boolean {
  if (currentScope().gone?.aborted) return true
  if (error instanceof Refusal) return error.code !== 'service_indisponible'
  if (refusalCode(error) !== null) return true
  return error instanceof DatabaseError && /^(?:22|57014)/.test(error.code ?? '')
}

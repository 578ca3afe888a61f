// Reads that a streaming replica answers: each once that has replayed all that was on the primary's disk when the read came in,
// and shows the hour that it showed. So what it answers is never older than the question, whoever wrote and through whichever process
// of the service.
import { DatabaseError } from 'pg'
import { Refusal, reach, refusalCode } from '../contract/errors.ts'
import { hasPassed, type Point, waitForReplay } from './replay.ts'
import { currentScope } from './scope.ts'
import { type Lag, type Looked, replayedOn, type WhileItStands, watchStandby, writtenOn } from './standby.ts'

/** How many reads the replica answered; and the primary, since the replica was late, away, or failed at them. */
export type ReadsSoFar = Readonly<Record<'replica' | 'late' | 'away' | 'failed', number>>

/** A replica, and what is told of it. */
export type Replica = {
  /** Its host, as its address says it. */
  readonly server: string
  /** Reads there what is there by now, or within the patience; here otherwise, and where the replica fails. */
  read<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T>
  readonly whileItStands: WhileItStands
  isUsed(): boolean
  lag(): Lag
  reads(): ReadsSoFar
  /** Follows it no longer; what is asked of it ends with its pools. */
  close(): void
}

/** What is read from, and how long a read waits for it. */
export type Read = Looked & { readonly server: string }

const ANSWER_MS = 1_000

/** Begins to follow it. */
export async function followReplica({ server, ...looked }: Read): Promise<Replica> {
  const { primary, replica, log, patienceMs } = looked
  const standby = await watchStandby(looked)
  const reads = { replica: 0, late: 0, away: 0, failed: 0 }
  const reached = waitForReplay(() => replayedOn(replica, patienceMs + ANSWER_MS), patienceMs)
  // Where a read waited in vain: until the replica has passed there nobody else waits.
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
        log.warn({ err: error }, 'the replica failed at a read: the primary answers')
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
 * Whether what went wrong would at the primary too: a refusal, a value that is none, a read that took its time, somebody who is
 * gone. A conflict with what is replayed is none (40001), nor that a replica writes nothing (25006).
 */
function isAnswered(error: unknown): boolean {
  if (currentScope().gone?.aborted) return true
  if (error instanceof Refusal) return error.code !== 'service_indisponible'
  if (refusalCode(error) !== null) return true
  return error instanceof DatabaseError && /^(?:22|57014)/.test(error.code ?? '')
}

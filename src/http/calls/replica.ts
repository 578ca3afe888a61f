// Reads lists and reports from a read replica, by the same functions on separate connections (src/database/replica.ts).
import type { Replica } from '../../database/replica.ts'
import type { ReadReplica } from '../../process/replicas.ts'
import type { Step } from './exchange.ts'
import { callOn, joinRows, streamRows } from './run.ts'
import { createSnapshots, type OpenSnapshot } from './snapshot.ts'

/** The parts of a read replica that routes use. */
export type ReplicaReads = Pick<Replica, 'read' | 'whileItStands'> &
  Pick<ReadReplica, 'pool'> & { readonly snapshots: OpenSnapshot }

/** Opens the replica for routes; null if there is no replica. */
export function openReplicaReads(replica: ReadReplica | null): ReplicaReads | null {
  return replica === null ? null : { ...replica, snapshots: createSnapshots(replica.pool) }
}

/** Reads from the replica, or from the primary if the replica fails or is late. */
export function readFromReplica(aside: ReplicaReads | null): Step {
  if (aside === null) return (exchange, next) => next(exchange)
  const { pool, snapshots, read, whileItStands } = aside
  return (exchange, next) => {
    const { caller, res } = exchange
    const here = () => next(exchange)
    // Uses the primary for the publisher's team: its reads are journalled, and a replica can not write.
    if (caller === null || caller.roles.length > 0) return here()
    const ask = callOn(pool, caller)
    const there = async () => {
      const answer = await whileItStands(
        () => next({ ...exchange, stream: streamRows(ask), run: joinRows(ask), open: snapshots }),
        (ended) => (res.closed ? ended() : res.once('close', ended)),
      )
      res.locals.replica = true
      return answer
    }
    return read(there, here)
  }
}

// Lists and reports as a replica answers them: by the same doors, on connections of its own, and at the primary wherever that
// is better (src/database/replica.ts).
import type { Response } from 'express'
import { mayBeReadAside, type Route } from '../contract/route.ts'
import type { Replica } from '../database/replica.ts'
import type { ReadReplica } from '../process/replicas.ts'
import type { Call, Document } from './call.ts'
import { askOn, joining, telling } from './run.ts'
import { createSnapshots, type OpenSnapshot } from './snapshot.ts'

/** A replica as routes read from it. */
export type Aside = Pick<Replica, 'read' | 'whileItStands'> &
  Pick<ReadReplica, 'pool'> & { readonly snapshots: OpenSnapshot }

/** Serves a call of a route at the replica, by `serving`; or as `here` does. */
export type ServeAside = (
  res: Response,
  call: Omit<Call, 'run'>,
  serving: (call: Call, open: OpenSnapshot) => Promise<Document>,
  here: () => Promise<Document>,
) => Promise<Document>

/** The replica as routes read from it. */
export function readingFrom(replica: ReadReplica | null): Aside | null {
  return replica === null ? null : { ...replica, snapshots: createSnapshots(replica.pool) }
}

/** How a route is served at the replica; null of one that never is. */
export function asideOf(aside: Aside | null, route: Route): ServeAside | null {
  if (aside === null || !mayBeReadAside(route)) return null
  const { pool, snapshots, read, whileItStands } = aside
  return (res, call, serving, here) => {
    const { caller } = call
    // What the publisher's team reads of an organization is journalled, and a replica writes nothing.
    if (caller === null || caller.roles.length > 0) return here()
    const ask = askOn(pool, caller)
    const there = async () => {
      const answer = await whileItStands(
        () => serving({ ...call, tell: telling(ask), run: joining(ask) }, snapshots),
        (ended) => (res.closed ? ended() : res.once('close', ended)),
      )
      res.locals.replica = true
      return answer
    }
    return read(there, here)
  }
}

// Guards the connection on which graphile-worker listens. Every login may send `worker:migrate`, which would shut the worker
// down. The guard passes that message on only if the queue's table records a breaking revision since the worker's start.
import { setTimeout as pause } from 'node:timers/promises'
import type { Notification, Pool, PoolClient } from 'pg'
import { overrideMember } from '../database/overrideMember.ts'

type Listener = (message: Notification) => void

const CHANNEL = 'worker:migrate'
// Shortest time between two checks of the table in ms, however many notifications arrive.
const LOOK_MS = 1_000
const REVISION = 'select max(m.id)::integer as id from graphile_worker.migrations m where m.breaking'

/** Returns the same connection. Its listener receives `worker:migrate` only for a real breaking revision. */
export function guardListener(
  client: PoolClient,
  pool: Pool,
  log: { warn(details: object, message: string): void },
): PoolClient {
  const revision = async () => (await pool.query<{ id: number | null }>(REVISION)).rows[0]?.id ?? 0
  const known = revision().catch(() => Number.POSITIVE_INFINITY)
  const look = async (message: Notification, listener: Listener) => {
    const id = await revision()
    if (id > (await known))
      listener({ ...message, payload: JSON.stringify({ migrationNumber: id, breaking: true }) })
    else log.warn({ channel: CHANNEL }, 'a login announced a revision of the queue that does not exist')
  }
  let looking = false
  let again = false
  const judge = async (message: Notification, listener: Listener) => {
    again = true
    if (looking) return
    looking = true
    while (again) {
      again = false
      // If the database fails, graphile-worker ends this listener itself.
      await look(message, listener).catch(() => undefined)
      await pause(LOOK_MS, undefined, { ref: false })
    }
    looking = false
  }
  const own = new Map<Listener, Listener>()
  const on = (event: string, listener: Listener) => {
    if (event !== 'notification') return client.on(event as 'notification', listener)
    own.set(listener, (message) =>
      message.channel === CHANNEL ? void judge(message, listener) : listener(message),
    )
    return client.on('notification', own.get(listener) ?? listener)
  }
  const removeListener = (event: string, listener: Listener) =>
    client.removeListener(event, own.get(listener) ?? listener)
  return overrideMember(overrideMember(client, 'on', on), 'removeListener', removeListener)
}

/** Connections to PostgreSQL: pools that act as one role, and the one transaction helper. */
import { Pool, type PoolClient } from 'pg'

/** Where a pool says that an idle connection was lost. */
export type PoolLog = { warn(details: object, message: string): void }

/** How a pool connects: its size, the role that it acts as, the name that `pg_stat_activity` shows. */
export type ConnectOptions = {
  readonly max: number
  readonly role?: string
  readonly application?: string
  /** Settings of every connection of the pool, over those of its role. */
  readonly settings?: Readonly<Record<string, string>>
  readonly log?: PoolLog
}

const CONNECT_TIMEOUT_MS = 10_000

/** A pool on the database of that address; with `role`, a login of any member of it acts as that role. */
export function connect(url: string, { max, role, application, settings = {}, log }: ConnectOptions): Pool {
  const pool = new Pool({
    connectionString: role === undefined ? url : actingAs(url, role, settings),
    max,
    application_name: application ?? 'sillon',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // The error itself would drag the whole connection into the log.
  const lost = ({ message, code }: Error & { code?: string }) => {
    if (!pool.ending) log?.warn({ code, reason: message }, 'database connection lost')
  }
  pool.on('error', lost)
  // A connection that dies while it is checked out and idle would otherwise end the process.
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

/** Runs `work` in one transaction on one connection: committed when it returns, rolled back when it throws. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

// In the start-up packet, so that no query can run before it and a reset returns to it.
function actingAs(url: string, role: string, settings: Readonly<Record<string, string>>): string {
  if (!/^[a-z_]+$/.test(role)) throw new TypeError(`not the name of a role: ${role}`)
  const address = new URL(url)
  // Compiling a plan takes longer than any statement of this service runs.
  const all = Object.entries({ role, jit: 'off', ...settings }).map(([name, value]) => `-c ${name}=${value}`)
  const options = [address.searchParams.get('options'), ...all].filter(Boolean).join(' ')
  address.searchParams.set('options', options)
  return address.href
}

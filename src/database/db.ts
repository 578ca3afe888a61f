/** Opens pools to PostgreSQL that act as one role, and runs transactions. */
import { type ClientBase, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { endsConnection, Refusal } from '../contract/errors.ts'
import { assertActsAs } from './pooler.ts'
import { settingsOf } from './roleSettings.ts'
import { currentScope } from './scope.ts'
import { createSlots, type Leave, type Slots, shareOf } from './slots.ts'
import { busyOf, clientsThatWait, SteadyClient } from './steadyClient.ts'

/** Log for lost idle connections. */
export type PoolLog = Record<'warn', (details: object, message: string) => void>

/** Options of a pool: size, role to act as, name in `pg_stat_activity`. */
export type ConnectOptions = {
  readonly max: number
  readonly role?: string
  readonly application?: string
  /** Timeout of a statement in ms; the client then drops the connection. */
  readonly patienceMs?: number
  /** Statement that prepares a new connection before its first use. A prepared connection has no idle timeout. */
  readonly first?: string
  readonly log?: PoolLog
}

// Timeout of a statement without `patienceMs`, in ms.
const PATIENCE_MS = 30_000

const CONNECT_TIMEOUT_MS = 5_000
// Timeout of a request that waits for a connection, in ms.
const TURN_MS = 10_000
const KEEP_ALIVE_MS = 10_000

/** Opens a pool on the database at `url`. With `role`, a login of any member of that role acts as it. */
export function connect(url: string, options: ConnectOptions): Pool {
  const { max, role, application = 'sillon', patienceMs = PATIENCE_MS, first, log } = options
  const address = role === undefined ? url : makeRoleUrl(url, role)
  const begins = [
    ...(role === undefined || address === url ? [] : [(client: ClientBase) => assertActsAs(client, role)]),
    ...(first === undefined ? [] : [prepareConnection(first, log)]),
  ]
  const pool = new SharedPool({
    connectionString: address,
    max,
    application_name: application,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    Client: clientsThatWait(patienceMs),
    ...(begins.length === 0 ? {} : { onConnect: runInOrder(begins) }),
    ...(first === undefined ? {} : { idleTimeoutMillis: 0 }),
  })
  // Logs only the message: the error refers to the whole connection.
  const lost = ({ message, code }: Error & { code?: string }) => {
    if (!pool.ending) log?.warn({ code, reason: message }, 'database connection lost')
  }
  pool.on('error', lost)
  // A lost connection emits an error while it is checked out and idle. Without a listener that error would end the process.
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

/**
 * Returns the number of callers that wait for a connection. The library itself counts only the callers that already have a slot.
 */
export function countWaiting(pool: Pool): number {
  return pool.waitingCount + (pool instanceof SharedPool ? pool.turns() : 0)
}

type ConnectStep = (client: ClientBase) => Promise<void>

function runInOrder(begins: readonly ConnectStep[]): ConnectStep {
  return async (client) => {
    for (const begin of begins) await begin(client)
  }
}

// Prepares a connection. If the statement fails, the connection is used anyway: its first commands are slower.
function prepareConnection(statement: string, log?: PoolLog): ConnectStep {
  return async (client) => {
    await client.query(statement).catch((error: Error & { code?: string }) => {
      if (endsConnection(error)) throw error
      log?.warn({ code: error.code, reason: error.message }, 'a connection starts unprepared')
    })
    if (client instanceof SteadyClient) await client.keepNames()
  }
}

// A pool that gives each key at most its share of the connections (src/database/slots.ts). It drops a connection if the client of
// its request is gone, or when the pool ends.
class SharedPool extends Pool {
  readonly #enter: Slots
  readonly #out = new Map<PoolClient, Leave>()

  constructor(config: PoolConfig & { readonly max: number }) {
    super(config)
    const { max: total } = config
    this.#enter = createSlots({ total, share: shareOf(total), patienceMs: TURN_MS })
    this.on('acquire', (client) => this.#out.set(client, () => undefined))
    this.on('release', (_error, client) => {
      this.#out.get(client)?.()
      this.#out.delete(client)
    })
    Object.assign(this, { query: (...question: unknown[]) => this.#ask(question) })
  }

  turns(): number {
    return this.#enter.waiting()
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Parameters<Pool['connect']>[0]): void
  // Only the listener of the task queue uses this callback form. The listener keeps its connection permanently, and uses no slot.
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (callback === undefined) return this.#take()
    super.connect(callback)
    return undefined
  }

  override end(): Promise<void> {
    for (const client of busyOf(this)) giveUp(client, 'the service ends')
    return super.end()
  }

  async #take(): Promise<PoolClient> {
    const { share, gone } = currentScope()
    const leave = await this.#enter(share, gone)
    try {
      const client = await super.connect()
      if (gone?.aborted) {
        client.release()
        throw new Refusal('service_indisponible')
      }
      const abandon = () => giveUp(client, 'the client is gone')
      gone?.addEventListener('abort', abandon, { once: true })
      this.#out.set(client, () => {
        gone?.removeEventListener('abort', abandon)
        leave()
      })
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  // Runs one statement. A refused statement leaves its connection usable; only a lost connection is replaced.
  async #ask(question: unknown[]): Promise<unknown> {
    const client = await this.connect()
    let isSpent = false
    try {
      return (await Reflect.apply(client.query, client, question)) as unknown
    } catch (error) {
      isSpent = endsConnection(error)
      throw error
    } finally {
      client.release(isSpent)
    }
  }
}

/** Runs `work` in one transaction on one connection. Commits when `work` returns, rolls back when it throws. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // An error that PostgreSQL did not send may come from `work` itself. The rollback then shows if the connection still works.
    if (error instanceof DatabaseError && endsConnection(error)) broken = error
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

function giveUp(client: PoolClient, reason: string): void {
  if (client instanceof SteadyClient) client.giveUp(reason)
}

// A login with the name of the role gets its settings from the cluster, and sends no start-up options, because a pooler refuses
// them. Another login sends role and settings in the start-up packet, so that they hold before the first query and after a reset.
function makeRoleUrl(url: string, role: string): string {
  if (!/^[a-z_]+$/.test(role)) throw new TypeError(`not the name of a role: ${role}`)
  const address = new URL(url)
  if (decodeURIComponent(address.username) === role) return url
  const all = Object.entries({ role, ...settingsOf(role) }).map(([name, value]) => `-c ${name}=${value}`)
  const options = [address.searchParams.get('options'), ...all].filter(Boolean).join(' ')
  address.searchParams.set('options', options)
  return address.href
}

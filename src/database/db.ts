/** Connections to PostgreSQL: pools that act as one role, and the one transaction helper. */
import { type ClientBase, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { endsConnection, Refusal } from '../contract/errors.ts'
import { assertActsAs } from './pooler.ts'
import { settingsOf } from './roleSettings.ts'
import { currentScope } from './scope.ts'
import { createSlots, type Leave, type Slots, shareOf } from './slots.ts'
import { busyOf, clientsThatWait, SteadyClient } from './steadyClient.ts'

/** Where a pool says that an idle connection was lost. */
export type PoolLog = Record<'warn', (details: object, message: string) => void>

/** How a pool connects: its size, the role that it acts as, the name that `pg_stat_activity` shows. */
export type ConnectOptions = {
  readonly max: number
  readonly role?: string
  readonly application?: string
  /** How long a statement may stay without answer before its connection is given up. */
  readonly patienceMs?: number
  /** The statement with which a connection is made ready before it serves; it is then kept, however long it rests. */
  readonly first?: string
  readonly log?: PoolLog
}

// How long a statement may stay without answer, where nothing else is said.
const PATIENCE_MS = 30_000

const CONNECT_TIMEOUT_MS = 5_000
// How long a request waits for its turn at a connection.
const TURN_MS = 10_000
const KEEP_ALIVE_MS = 10_000

/** A pool on the database of that address; with `role`, a login of any member of it acts as that role. */
export function connect(url: string, options: ConnectOptions): Pool {
  const { max, role, application = 'sillon', patienceMs = PATIENCE_MS, first, log } = options
  const address = role === undefined ? url : actingAs(url, role)
  const begins = [
    ...(role === undefined || address === url ? [] : [(client: ClientBase) => assertActsAs(client, role)]),
    ...(first === undefined ? [] : [making(first, log)]),
  ]
  const pool = new SharedPool({
    connectionString: address,
    max,
    application_name: application,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    Client: clientsThatWait(patienceMs),
    ...(begins.length === 0 ? {} : { onConnect: inTurn(begins) }),
    ...(first === undefined ? {} : { idleTimeoutMillis: 0 }),
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

/** How many wait for a connection: who waits for a turn does so before the library knows of it. */
export function waitingFor(pool: Pool): number {
  return pool.waitingCount + (pool instanceof SharedPool ? pool.turns() : 0)
}

type Beginning = (client: ClientBase) => Promise<void>

function inTurn(begins: readonly Beginning[]): Beginning {
  return async (client) => {
    for (const begin of begins) await begin(client)
  }
}

// One that can not be made ready serves all the same, slower at first.
function making(statement: string, log?: PoolLog): Beginning {
  return async (client) => {
    await client.query(statement).catch((error: Error & { code?: string }) => {
      if (endsConnection(error)) throw error
      log?.warn({ code: error.code, reason: error.message }, 'a connection begins unprepared')
    })
    if (client instanceof SteadyClient) await client.keepNames()
  }
}

// A pool of which nobody takes more than a share (src/database/slots.ts), and whose connections are given up when nobody waits for
// their answer any more, or when the pool ends.
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
  // By callback comes who keeps a connection for life: the listener of the task queue.
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
      const abandon = () => giveUp(client, 'nobody waits for the answer any more')
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

  // A statement that is refused leaves its connection as it was: only what is lost is replaced.
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
    // What is no answer of the database may come from the work itself: whether the connection lives shows at once.
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

// Whoever signs in as the role itself has its settings from the cluster, and its start-up asks for nothing that a pooler
// refuses. Another login states role and settings in the start-up packet: no query can run before it, a reset returns to it.
function actingAs(url: string, role: string): string {
  if (!/^[a-z_]+$/.test(role)) throw new TypeError(`not the name of a role: ${role}`)
  const address = new URL(url)
  if (decodeURIComponent(address.username) === role) return url
  const all = Object.entries({ role, ...settingsOf(role) }).map(([name, value]) => `-c ${name}=${value}`)
  const options = [address.searchParams.get('options'), ...all].filter(Boolean).join(' ')
  address.searchParams.set('options', options)
  return address.href
}

// A client that drops its connection on a timeout, or when the request is gone, instead of waiting for a response.
import { createConnection, Socket } from 'node:net'
import {
  Client,
  type ClientConfig,
  type Pool,
  type PoolClient,
  Query,
  type QueryConfig,
  type QueryResult,
} from 'pg'
import { readBackendId } from './pooler.ts'
import { currentScope } from './scope.ts'

const CANCEL_REQUEST = 80_877_102
const CANCEL_MS = 5_000

/** A statement that runs often, with the name under which a connection keeps it prepared. */
export type NamedQuery<R = unknown> = QueryConfig & {
  readonly kept: string
  /** Receives each row on arrival; the result also holds all rows. */
  onRow?(row: R): void
}

/** A client of PostgreSQL with a timeout for every statement. */
export class SteadyClient extends Client {
  readonly #socket: Socket
  #isDirect = false

  constructor(config: ClientConfig = {}, patienceMs = 0) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
    const bounded = (...question: unknown[]): unknown => {
      const [first] = question
      const answer = isKept(first)
        ? this.#askKept(first)
        : (Reflect.apply(Client.prototype.query, this, question) as unknown)
      if (!(answer instanceof Promise)) return answer
      const ms = currentScope().patienceMs ?? patienceMs
      let isAnswered = false
      // If the process was busy, the timer may run before data that have already arrived. `setImmediate` handles these data
      // first.
      const late = () => isAnswered || this.giveUp(`no response from the database within ${ms} ms`)
      const timer = setTimeout(() => setImmediate(late), ms)
      const settled = () => {
        isAnswered = true
        clearTimeout(timer)
      }
      void answer.then(settled, settled)
      return answer
    }
    Object.assign(this, { query: bounded })
  }

  /**
   * Makes the client keep prepared statements from now on, if the connection leads directly to PostgreSQL. Behind a pooler the
   * next statement may run on another connection, which does not have the prepared statement.
   */
  async keepNames(): Promise<void> {
    const { rows } = await this.query<{ pid: number }>('select pg_backend_pid() as pid')
    this.#isDirect = rows[0]?.pid === readBackendId(this)
  }

  // Runs a statement without the library's copy of the query object: that copy redefines each property, and the copied object is
  // slower to read.
  #askKept({ text, values, kept, onRow }: NamedQuery): Promise<QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>()
    const callback = (error: Error | null, result: QueryResult) => (error ? reject(error) : resolve(result))
    const name = this.#isDirect ? kept : undefined
    const query = Object.assign(new Query(text, values), { name, callback })
    if (onRow !== undefined) query.on('row', onRow)
    super.query(query)
    return promise.catch((error: Error) => {
      Error.captureStackTrace(error) // the caller’s stack, not the socket’s
      throw error
    })
  }

  // Returns the data that the server sent at connection start; the types do not show it.
  #told(): { processID: number | null; secretKey: number | null } {
    return this as unknown as { processID: number | null; secretKey: number | null }
  }

  /** Closes the connection at once and cancels its statement on the server. */
  giveUp(reason: string): void {
    if (this.#socket.destroyed) return
    this.#cancel()
    this.#socket.destroy(new Error(reason))
  }

  // Cancels the statement through a new connection: the abandoned connection may be silent, and a server does not read from it
  // while a statement runs.
  #cancel(): void {
    const { processID, secretKey } = this.#told()
    if (processID === null || secretKey === null) return
    const request = Buffer.alloc(16)
    for (const [i, word] of [16, CANCEL_REQUEST, processID, secretKey].entries())
      request.writeInt32BE(word, 4 * i)
    const isFolder = this.host.startsWith('/')
    const socket = isFolder
      ? createConnection(`${this.host}/.s.PGSQL.${this.port}`)
      : createConnection(this.port, this.host)
    socket.on('error', () => undefined).setTimeout(CANCEL_MS, () => socket.destroy())
    socket.unref().end(request)
  }
}

/** Returns a class of clients with that timeout in ms. */
export function clientsThatWait(patienceMs: number): new (config?: ClientConfig) => SteadyClient {
  return class extends SteadyClient {
    constructor(config?: ClientConfig) {
      super(config, patienceMs)
    }
  }
}

/** Returns the connections of a pool that are not idle, including those being opened, for which the library would wait. */
export function busyOf(pool: Pool): readonly PoolClient[] {
  // The types do not show these members.
  const { _clients: all, _idle: resting } = pool as unknown as {
    readonly _clients: readonly PoolClient[]
    readonly _idle: readonly { readonly client: PoolClient }[]
  }
  return all.filter((one) => !resting.some(({ client }) => client === one))
}

function isKept(question: unknown): question is NamedQuery {
  return typeof question === 'object' && question !== null && 'kept' in question
}

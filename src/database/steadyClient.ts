// A connection that is given up instead of waited for: one that falls silent, or whose answer nobody wants any more.
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
import { toldBackend } from './pooler.ts'
import { currentScope } from './scope.ts'

const CANCEL_REQUEST = 80_877_102
const CANCEL_MS = 5_000

/** A statement that is asked again and again, and the name that a connection may keep it under once it was parsed. */
export type Kept<R = unknown> = QueryConfig & {
  readonly kept: string
  /** Is given each row as it arrives; the answer holds all of them. */
  hear?(row: R): void
}

/** A client of PostgreSQL whose statements are answered within a time, or never. */
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
      // A process that was busy so long hears first what has arrived meanwhile.
      const late = () => isAnswered || this.giveUp(`the database did not answer within ${ms} ms`)
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
   * Keeps statements under their names from now on, where whoever said that the connection stands is who answers on it: behind
   * a pooler the next statement may come to another one, which knows no statement by name.
   */
  async keepNames(): Promise<void> {
    const { rows } = await this.query<{ pid: number }>('select pg_backend_pid() as pid')
    this.#isDirect = rows[0]?.pid === toldBackend(this)
  }

  // As the library would, but for the copy that it makes of a question that is an object: each of its properties is described
  // for it, and what it then reads is slower to read.
  #askKept({ text, values, kept, hear }: Kept): Promise<QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>()
    const callback = (error: Error | null, result: QueryResult) => (error ? reject(error) : resolve(result))
    const name = this.#isDirect ? kept : undefined
    const query = Object.assign(new Query(text, values), { name, callback })
    if (hear !== undefined) query.on('row', hear)
    super.query(query)
    return promise.catch((error: Error) => {
      Error.captureStackTrace(error) // of who asks, not of the socket
      throw error
    })
  }

  // What the server said when the connection began; the types do not show it.
  #told(): { processID: number | null; secretKey: number | null } {
    return this as unknown as { processID: number | null; secretKey: number | null }
  }

  /** Closes the connection at once, whatever it waits for, and has the server end what it runs. */
  giveUp(reason: string): void {
    if (this.#socket.destroyed) return
    this.#cancel()
    this.#socket.destroy(new Error(reason))
  }

  // By a connection of its own: the one that is given up may be silent, and would not be heard anyway while it works.
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

/** The class of clients that wait for so long. */
export function clientsThatWait(patienceMs: number): new (config?: ClientConfig) => SteadyClient {
  return class extends SteadyClient {
    constructor(config?: ClientConfig) {
      super(config, patienceMs)
    }
  }
}

/** The connections of a pool that do not rest: those that are still being made too, for which the library would wait. */
export function busyOf(pool: Pool): readonly PoolClient[] {
  // The types do not show them.
  const { _clients: all, _idle: resting } = pool as unknown as {
    readonly _clients: readonly PoolClient[]
    readonly _idle: readonly { readonly client: PoolClient }[]
  }
  return all.filter((one) => !resting.some(({ client }) => client === one))
}

function isKept(question: unknown): question is Kept {
  return typeof question === 'object' && question !== null && 'kept' in question
}

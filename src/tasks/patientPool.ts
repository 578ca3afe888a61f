// The pool as graphile-worker gets it. The worker settles the jobs that ended with calls that nobody awaits, so that a
// database that goes away would end the whole process by an unhandled rejection: here such a call waits for its return.
import { DatabaseError, type Pool, type PoolClient } from 'pg'

const PAUSE_MS = 500
// One of the few codes upon which the worker asks again.
const ASK_AGAIN = 'EHOSTUNREACH'

/** The same pool, whose connections are waited for and whose lost queries are asked again; until `signal`, then never. */
export function patientPool(pool: Pool, signal: AbortSignal): Pool {
  const connect = async (): Promise<PoolClient> => {
    for (;;) {
      if (signal.aborted) return new Promise(() => undefined)
      try {
        return patientClient(await pool.connect())
      } catch {
        await new Promise((resume) => setTimeout(resume, PAUSE_MS))
      }
    }
  }
  // Who listens for jobs connects by callback, and has a patience of its own.
  const either = (callback?: Parameters<Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : connect()
  return overriding(pool, 'connect', either)
}

function patientClient(client: PoolClient): PoolClient {
  const query = async (...question: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(client.query, client, question)
    } catch (error) {
      throw isLoss(error)
        ? Object.assign(new Error('connection lost', { cause: error }), { code: ASK_AGAIN })
        : error
    }
  }
  return overriding(client, 'query', query)
}

function isLoss(error: unknown): boolean {
  return !(error instanceof DatabaseError) || /^(?:08|57P)/.test(error.code ?? '')
}

function overriding<T extends object>(object: T, name: keyof T, replacement: unknown): T {
  return new Proxy(object, {
    get(target, key) {
      if (key === name) return replacement
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

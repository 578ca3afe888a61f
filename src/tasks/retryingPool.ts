// Makes a pool that hides failures of the database from graphile-worker. The worker records the end of a job without awaiting the
// statement: an error would end the whole process as an unhandled rejection, and the finished job would run again. This pool
// retries such a statement after any error (a failover, a full disk, a fault) until the database accepts it.
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { overrideMember } from '../database/overrideMember.ts'
import { guardListener } from './listenerGuard.ts'

/** Log of failures of the queue. */
export type TroubleLog = Record<'warn' | 'info', (details: object, message: string) => void>

/**
 * The state of the retries. The pool does not retry before the worker has started, because an error at that time is a fault of
 * the installation.
 */
export type RetryState = { isStarted: boolean; readonly ended: AbortSignal }

const PAUSE_MS = 500

/** Returns the same pool, but it waits for connections and retries failed statements. */
export function makeRetryingPool(pool: Pool, patience: RetryState, log: TroubleLog): Pool {
  const trouble = logOnce(log)
  const connect = async (): Promise<PoolClient> => {
    for (;;) {
      if (patience.ended.aborted) return new Promise(() => undefined)
      try {
        return await pool.connect()
      } catch (error) {
        if (!patience.isStarted) throw error
        trouble.begin(error)
        await new Promise((resume) => setTimeout(resume, PAUSE_MS))
      }
    }
  }
  const patient = async () => makeRetryingClient(await connect(), { connect, patience, trouble })
  // Passes callback calls on: only the listener for jobs uses them, and graphile-worker retries it itself.
  const either = (callback?: Parameters<Pool['connect']>[0]) =>
    callback
      ? pool.connect((error, client, release) => {
          callback(error, client && guardListener(client, pool, log), release)
        })
      : patient()
  const query = async (...question: unknown[]) => {
    const client = await patient()
    try {
      return (await Reflect.apply(client.query, client, question)) as unknown
    } finally {
      client.release()
    }
  }
  return overrideMember(overrideMember(pool, 'connect', either), 'query', query)
}

// Wraps a client. A failed statement outside a transaction is retried on another connection, because after a failover the old one
// may lead to a server that only reads. An error inside a transaction fails the transaction, and its owner starts it again.
function makeRetryingClient(first: PoolClient, { connect, patience, trouble }: Tools): PoolClient {
  let client = first
  let isInTransaction = false
  const query = async (...question: unknown[]): Promise<unknown> => {
    const text = textOf(question)
    for (;;) {
      try {
        if (/^begin\b/i.test(text)) isInTransaction = true
        const answer: unknown = await Reflect.apply(client.query, client, question)
        if (/^(?:commit|rollback)\b/i.test(text)) isInTransaction = false
        trouble.end()
        return answer
      } catch (error) {
        if (isInTransaction || !patience.isStarted) throw error
        trouble.begin(error)
        client.release(error instanceof Error ? error : true)
        await new Promise((resume) => setTimeout(resume, PAUSE_MS))
        client = await connect()
      }
    }
  }
  const release: PoolClient['release'] = (error) => client.release(error)
  return overrideMember(overrideMember(first, 'query', query), 'release', release)
}

function textOf([question]: readonly unknown[]): string {
  return typeof question === 'string' ? question : String((question as { text?: unknown } | null)?.text)
}

type Tools = {
  readonly connect: () => Promise<PoolClient>
  readonly patience: RetryState
  readonly trouble: Trouble
}

type Trouble = { begin(error: unknown): void; end(): void }

// Logs only the start and the end of a failure, because two workers retry twice a second.
function logOnce(log: TroubleLog): Trouble {
  let told: string | null = null
  return {
    begin(error) {
      const code = error instanceof DatabaseError ? (error.code ?? '') : 'lost'
      if (told === code) return
      told = code
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ code, reason }, 'the database does not serve the queue of background tasks: retrying')
    },
    end() {
      if (told === null) return
      told = null
      log.info({}, 'the queue of background tasks is served again')
    },
  }
}

// The pool as graphile-worker gets it. The worker settles the jobs that ended with calls that nobody awaits: what the
// database refuses of them would end the whole process by an unhandled rejection, and leave a job that is done to be done
// again. Here such a call is asked until the database takes it, whatever it said before: a failover, a full disk, a fault.
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { overriding } from '../database/overriding.ts'
import { deafToStrangers } from './deafToStrangers.ts'

/** Where the trouble of the queue is told. */
export type TroubleLog = Record<'warn' | 'info', (details: object, message: string) => void>

/** When the pool is patient: not before the worker has started, since what is wrong then is wrong with the installation. */
export type Patience = { isStarted: boolean; readonly ended: AbortSignal }

const PAUSE_MS = 500

/** The same pool, whose connections are waited for and whose failed statements are asked again. */
export function patientPool(pool: Pool, patience: Patience, log: TroubleLog): Pool {
  const trouble = toldOnce(log)
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
  const patient = async () => patientClient(await connect(), { connect, patience, trouble })
  // Who listens for jobs connects by callback, and has a patience of its own.
  const either = (callback?: Parameters<Pool['connect']>[0]) =>
    callback
      ? pool.connect((error, client, release) => {
          callback(error, client && deafToStrangers(client, pool, log), release)
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
  return overriding(overriding(pool, 'connect', either), 'query', query)
}

// A statement outside a transaction is asked again on a connection of its own: after a failover the old one may stand on a
// server that only reads. What fails inside a transaction fails as a whole, and its owner begins it again.
function patientClient(first: PoolClient, { connect, patience, trouble }: Tools): PoolClient {
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
  return overriding(overriding(first, 'query', query), 'release', release)
}

function textOf([question]: readonly unknown[]): string {
  return typeof question === 'string' ? question : String((question as { text?: unknown } | null)?.text)
}

type Tools = {
  readonly connect: () => Promise<PoolClient>
  readonly patience: Patience
  readonly trouble: Trouble
}

type Trouble = { begin(error: unknown): void; end(): void }

// Two workers ask twice a second: one line says that it began, one that it is over.
function toldOnce(log: TroubleLog): Trouble {
  let told: string | null = null
  return {
    begin(error) {
      const code = error instanceof DatabaseError ? (error.code ?? '') : 'lost'
      if (told === code) return
      told = code
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ code, reason }, 'the database does not serve the queue of background tasks: asking again')
    },
    end() {
      if (told === null) return
      told = null
      log.info({}, 'the queue of background tasks is served again')
    },
  }
}

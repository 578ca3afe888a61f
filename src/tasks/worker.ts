// The background worker inside the service: graphile-worker as role `taches`, begun again when it gives up.
import { Logger, type ParsedCronItem, type Runner, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Version } from '../running.ts'
import { patientPool } from './patientPool.ts'

/** A worker at work; `stop` lets the jobs in hand finish. */
export type TaskWorker = { stop(): Promise<void> }

/** Where the worker's words go. */
export type WorkerLog = Record<
  'error' | 'warn' | 'info' | 'debug',
  (details: object, message: string) => void
>

const CONCURRENCY = 2
const PAUSE_MS = 2_000
// What is in hand gets this long to finish; with the database away it would never.
const GRACE_MS = 5_000

/** Connections that a worker's pool needs: one listens, the others take jobs and serve the handlers. */
export const WORKER_CONNECTIONS = CONCURRENCY + 3

/** What a worker is told beside its tasks. */
export type WorkerOptions = {
  readonly concurrency?: number
  readonly plugins: readonly GraphileConfig.Plugin[]
  /** No job is taken while the database holds another version's rules. */
  readonly version: Pick<Version, 'isCurrent' | 'onChange'>
}

/** Starts the worker; it answers once the first jobs can be taken. */
export async function startWorker(
  pool: Pool,
  tasks: TaskList,
  schedule: ParsedCronItem[],
  log: WorkerLog,
  { concurrency = CONCURRENCY, plugins, version }: WorkerOptions,
): Promise<TaskWorker> {
  const [stopping, ended] = [new AbortController(), new AbortController()]
  const options = {
    pgPool: patientPool(pool, ended.signal),
    taskList: tasks,
    concurrency,
    preset: { plugins: [...plugins] },
    noHandleSignals: true,
    logger: pinoLogger(log),
  }
  const begin = async () => {
    if (!version.isCurrent()) throw new Error('the database holds the rules of another version')
    return run(options, undefined, schedule)
  }
  let runner = await begin()
  version.onChange((isCurrent) => {
    if (!isCurrent) void runner.stop().catch(() => undefined) // stopped already
  })
  const supervised = (async () => {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error: unknown) => log.error({ err: error }, 'background worker stopped'))
      const next = await beginAgain(begin, stopping.signal)
      if (next === undefined) return
      runner = next
    }
    await runner.stop()
  })()
  return {
    async stop() {
      stopping.abort()
      const stopped = runner.stop().then(
        () => supervised,
        () => supervised,
      )
      await Promise.race([stopped, new Promise((resume) => setTimeout(resume, GRACE_MS).unref())])
      ended.abort()
    },
  }
}

// A database that was restarted ends the runner; it comes back as soon as the database does.
async function beginAgain(begin: () => Promise<Runner>, signal: AbortSignal): Promise<Runner | undefined> {
  while (!signal.aborted) {
    await pause(signal)
    try {
      if (!signal.aborted) return await begin()
    } catch {
      // Refused: the database is still away, or another version's. The next round asks again.
    }
  }
  return undefined
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resume()
    })
  })
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

function pinoLogger(log: WorkerLog): Logger {
  return new Logger((scope) => (level, message, meta) => log[LEVELS[level]]({ ...scope, ...meta }, message))
}

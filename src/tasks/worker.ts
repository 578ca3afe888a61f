// Runs graphile-worker as role `taches`, and restarts it when it gives up.
import { Logger, type ParsedCronItem, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Version } from '../process/version.ts'
import { makeRetryingPool } from './retryingPool.ts'

/** A running worker. `stop` lets the running jobs finish. */
export type TaskWorker = { stop(): Promise<void> }

/** Log of the worker. */
export type WorkerLog = Record<
  'error' | 'warn' | 'info' | 'debug',
  (details: object, message: string) => void
>

const CONCURRENCY = 2
const PAUSE_MS = 2_000
// Time for running jobs to finish, in ms; then they return to the queue. If the database is down they can not return, so the stop
// itself ends after `GRACE_MS`.
const FINISH_MS = 2_500
const GRACE_MS = 4_000

/** Connections of a worker's pool: one listens; the others take jobs and serve the handlers. */
export const WORKER_CONNECTIONS = CONCURRENCY + 3

/** Options of a worker. */
export type WorkerOptions = {
  readonly concurrency?: number
  readonly plugins: readonly GraphileConfig.Plugin[]
  /** The worker takes no job while the database holds another version's rules. */
  readonly version: Pick<Version, 'isCurrent' | 'onChange'>
}

/** Starts the worker. Resolves once it can take jobs. */
export async function startWorker(
  pool: Pool,
  tasks: TaskList,
  schedule: ParsedCronItem[],
  log: WorkerLog,
  { concurrency = CONCURRENCY, plugins, version }: WorkerOptions,
): Promise<TaskWorker> {
  const [stopping, ended] = [new AbortController(), new AbortController()]
  const patience = { isStarted: false, ended: ended.signal }
  const options = {
    pgPool: makeRetryingPool(pool, patience, log),
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, interruptible(task)])),
    concurrency,
    preset: { plugins: [...plugins] },
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: FINISH_MS,
    logger: pinoLogger(log),
  }
  const begin = async () => {
    const otherwise = new Error('the database holds the rules of another version')
    if (!version.isCurrent()) throw otherwise
    const begun = await run(options, undefined, schedule)
    // The database was upgraded during this start; from now on `onChange` reports upgrades.
    if (version.isCurrent()) return begun
    await begun.stop()
    throw otherwise
  }
  let runner = await begin()
  patience.isStarted = true
  version.onChange((isCurrent) => {
    if (!isCurrent) void runner.stop().catch(() => undefined) // already stopped
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

// Restarts the runner, which ends when the database restarts, as soon as the database is back.
async function beginAgain(begin: () => Promise<Runner>, signal: AbortSignal): Promise<Runner | undefined> {
  while (!signal.aborted) {
    await pause(signal)
    try {
      if (!signal.aborted) return await begin()
    } catch {
      // The database is still down, or holds another version's rules. The next round tries again.
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

// Wraps a task: when the worker stops, the job fails at once and is free for another worker to retry.
function interruptible(task: Task | undefined): Task {
  return async (payload, helpers) => {
    const { abortSignal } = helpers
    const { promise: interrupted, reject } = Promise.withResolvers<never>()
    const interrupt = () => reject(abortSignal.reason)
    abortSignal.addEventListener('abort', interrupt, { once: true })
    try {
      return await Promise.race([task?.(payload, helpers), interrupted])
    } finally {
      abortSignal.removeEventListener('abort', interrupt)
    }
  }
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

function pinoLogger(log: WorkerLog): Logger {
  return new Logger((scope) => (level, message, meta) => log[LEVELS[level]]({ ...scope, ...meta }, message))
}

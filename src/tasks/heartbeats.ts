// Heartbeats of workers, in the database and by its clock. Each worker also checks the others: a worker without a heartbeat for
// 30 s is dead, and its jobs are free again (docs/decisions/0041-ouvriers.md). A heartbeat is a row and not a session lock: a
// frozen process or a lost machine would hold a lock for hours, and a connection pooler does not keep one.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Job, TaskList } from 'graphile-worker'
import type { Pool, QueryConfig } from 'pg'

/** Interval of heartbeats, and the silence after which a worker is dead, both in ms. */
export type HeartbeatTimes = { readonly everyMs: number; readonly deadMs: number }

/** The heartbeats of a worker. */
export type Heartbeats = {
  /** Sends the first heartbeat of each worker before it takes a job. */
  readonly plugin: GraphileConfig.Plugin
  /** Returns the same tasks; while one runs, `hold` knows its job. */
  of(tasks: TaskList): TaskList
  /** Throws if other workers may have declared this job's worker dead, because the job may then be theirs. */
  hold(): void
  /** Stops the heartbeats. */
  stop(): void
}

/** Log of dead workers. */
export type HeartbeatLog = Record<'warn', (details: object, message: string) => void>

// Heartbeats of one worker: the last one by this process's clock, and the start of the unbroken series by the database's clock.
type Life = { readonly at: number; readonly since: number }

// Outside of a job, a worker holds no job, so `hold` throws.
const NO_JOB = { locked_by: null, locked_at: null }

const TIMES: HeartbeatTimes = { everyMs: 10_000, deadMs: 30_000 }

/** Sends heartbeats for the workers of this process until `stop`, through a pool that acts as `taches`. */
export function startHeartbeats(
  pool: Pool,
  log: HeartbeatLog,
  { everyMs, deadMs }: HeartbeatTimes = TIMES,
): Heartbeats {
  let worker: string | undefined
  let first: Promise<void> | undefined
  // Heartbeats by worker id. A restarted worker has another id; the jobs of the earlier id are protected only by its own
  // heartbeats.
  const heard = new Map<string, Life>()
  const jobs = new AsyncLocalStorage<Pick<Job, 'locked_by' | 'locked_at'>>()
  const isOver = ({ at }: Life) => Date.now() - at > deadMs
  const sign = async (id: string): Promise<void> => {
    const askedAt = Date.now() // earlier than the database’s time: this process declares the worker dead first
    const question: QueryConfig & { query_timeout: number } = {
      text: `select tache.veiller($1, $2 * interval '1 millisecond', now()) as morts, now() as vu_le`,
      values: [id, deadMs],
      query_timeout: deadMs / 2,
    }
    const { rows } = await pool.query<{ morts: string[]; vu_le: Date }>(question)
    const { morts = [], vu_le } = rows[0] ?? {}
    for (const [other, life] of heard) if (isOver(life)) heard.delete(other)
    // A heartbeat after a gap starts a new series: during the gap, other workers may have taken its jobs.
    heard.set(id, { at: askedAt, since: heard.get(id)?.since ?? Number(vu_le) })
    if (morts.length > 0)
      log.warn({ ouvriers: morts }, 'dead workers (no heartbeat): their jobs are free again')
  }
  const beat = async () => {
    if (worker === undefined) return
    await sign(worker).catch((error: unknown) => log.warn({ err: error }, 'a heartbeat failed'))
  }
  const timer = setInterval(() => void beat(), everyMs)
  return {
    plugin: {
      name: 'signs-of-life',
      version: '1.0.0',
      worker: {
        hooks: {
          async startWorker(_info, { worker: { workerPool } }) {
            if (worker !== workerPool.id) first = undefined
            worker = workerPool.id
            heard.set(worker, heard.get(worker) ?? { at: Date.now(), since: Number.NEGATIVE_INFINITY })
            first ??= beat()
            await first
          },
        },
      },
    },
    of(tasks) {
      const known = ([name, task]: [string, TaskList[string]]): [string, TaskList[string]] => [
        name,
        task && ((payload, helpers) => jobs.run(helpers.job, () => task(payload, helpers))),
      ]
      return Object.fromEntries(Object.entries(tasks).map(known))
    },
    hold() {
      const { locked_by, locked_at } = jobs.getStore() ?? NO_JOB
      const life = heard.get(locked_by ?? '')
      if (!life || isOver(life) || !(Number(locked_at) > life.since))
        throw new Error('this worker sent no heartbeat for too long: its job may belong to another worker')
    },
    stop: () => clearInterval(timer),
  }
}

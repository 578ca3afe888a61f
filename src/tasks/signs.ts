// A worker's signs of life, in the database and by its clock, and its look at the others: whoever gave none for a while is
// dead, and its jobs are free again (docs/decisions/0041-ouvriers.md). A row and not a lock of a session, which a frozen
// process or a lost machine would keep for hours, and a connection pooler not at all.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { JobHelpers, TaskList, WorkerPool } from 'graphile-worker'
import type { Pool, QueryConfig } from 'pg'

/** How often a worker gives a sign, and for how long it may give none. */
export type SignTimes = { readonly everyMs: number; readonly deadMs: number }

/** A worker's signs of life. */
export type Signs = {
  /** Gives the first sign of each worker before it takes a job. */
  readonly plugin: GraphileConfig.Plugin
  /** The same tasks, each of which knows whose job it does. */
  of(tasks: TaskList): TaskList
  /** Throws when the others may have given up the worker whose job this is, or it was ended: the job is theirs now. */
  hold(): void
  /** No sign any more. */
  stop(): void
}

/** Where it is said that a worker was given up. */
export type SignLog = Record<'warn', (details: object, message: string) => void>

// When a worker was heard at last: by the clock of this process, which may be frozen and the machine with it, and by the
// database's; no number before its first sign.
type Life = { readonly at: number; readonly vuLe: number }

const TIMES: SignTimes = { everyMs: 10_000, deadMs: 30_000 }

/** Gives signs for the workers of this process, by a pool that acts as `taches`, until it is stopped. */
export function signsOfLife(pool: Pool, log: SignLog, { everyMs, deadMs }: SignTimes = TIMES): Signs {
  let worker: Pick<WorkerPool, 'id' | 'gracefulShutdown'> | undefined
  let first: Promise<void> | undefined
  // One that ended and was begun again is another worker: what it left in hand is held by its own signs alone.
  const heard = new Map<string, Life>()
  const jobs = new AsyncLocalStorage<JobHelpers>()
  const isOver = (life?: Life) => !life || Date.now() - life.at > deadMs
  const beat = async () => {
    const mine = worker
    if (mine === undefined) return
    const askedAt = Date.now() // the database hears it later: here a worker is given up before it is there
    const life = () => heard.get(mine.id)
    try {
      if (isOver(life())) return end(mine)
      const { morts, vuLe } = await sign(pool, mine.id, deadMs)
      if (morts.length > 0)
        log.warn({ ouvriers: morts }, 'workers without a sign of life: their jobs are free again')
      const { at = 0, vuLe: before = 0 } = life() ?? {}
      if (isOver(life()) || vuLe - before > deadMs) return end(mine)
      heard.set(mine.id, { at: Math.max(at, askedAt), vuLe })
    } catch (error) {
      log.warn({ err: error }, 'no sign of life could be given')
    }
  }
  // The others may have taken what it had in hand: it leaves that, and whoever began it begins another.
  const end = (silent: NonNullable<typeof worker>) => {
    heard.delete(silent.id)
    if (worker !== silent) return
    worker = undefined
    log.warn({ ouvrier: silent.id }, 'no sign of life was heard for too long: the worker begins anew')
    void Promise.resolve(silent.gracefulShutdown('no sign of life')).catch(() => undefined) // its runner tells
  }
  const timer = setInterval(() => void beat(), everyMs)
  return {
    plugin: {
      name: 'signs-of-life',
      version: '1.0.0',
      worker: {
        hooks: {
          async startWorker(_info, { worker: { workerPool } }) {
            if (worker !== workerPool) {
              worker = workerPool
              for (const [id, life] of heard) if (isOver(life)) heard.delete(id)
              heard.set(worker.id, { at: Date.now(), vuLe: Number.NaN })
              first = beat()
            }
            await first
          },
        },
      },
    },
    of(tasks) {
      const known = ([name, task]: [string, TaskList[string]]): [string, TaskList[string]] => [
        name,
        task && ((payload, helpers) => jobs.run(helpers, () => task(payload, helpers))),
      ]
      return Object.fromEntries(Object.entries(tasks).map(known))
    },
    hold() {
      const { job, abortSignal } = jobs.getStore() ?? {}
      abortSignal?.throwIfAborted()
      if (isOver(heard.get(job?.locked_by ?? '')))
        throw new Error('this worker gave no sign of life for too long: its job may be another’s')
    },
    stop: () => clearInterval(timer),
  }
}

// A sign in the database; those that it gave up, and when it was heard there.
async function sign(pool: Pool, id: string, deadMs: number): Promise<{ morts: string[]; vuLe: number }> {
  const question: QueryConfig & { query_timeout: number } = {
    text: `select tache.veiller($1, $2 * interval '1 millisecond', now()) as morts, now() as vu_le`,
    values: [id, deadMs],
    query_timeout: deadMs / 2,
  }
  const { rows } = await pool.query<{ morts: string[]; vu_le: Date }>(question)
  const { morts = [], vu_le } = rows[0] ?? {}
  return { morts, vuLe: Number(vu_le) }
}

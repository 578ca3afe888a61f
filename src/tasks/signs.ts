// A worker's signs of life, in the database and by its clock, and its look at the others: whoever gave none for a while is
// dead, and its jobs are free again (docs/decisions/0041-ouvriers.md). A row and not a lock of a session, which a frozen
// process or a lost machine would keep for hours, and a connection pooler not at all.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Job, TaskList } from 'graphile-worker'
import type { Pool, QueryConfig } from 'pg'

/** How often a worker gives a sign, and for how long it may give none. */
export type SignTimes = { readonly everyMs: number; readonly deadMs: number }

/** A worker's signs of life. */
export type Signs = {
  /** Gives the first sign of each worker before it takes a job. */
  readonly plugin: GraphileConfig.Plugin
  /** The same tasks, each of which knows whose job it does. */
  of(tasks: TaskList): TaskList
  /** Throws when the others may have given up the worker whose job this is: it is theirs now. */
  hold(): void
  /** No sign any more. */
  stop(): void
}

/** Where it is said that a worker was given up. */
export type SignLog = Record<'warn', (details: object, message: string) => void>

// What was heard of a worker: when at last, by this process' clock, and since when without a gap, by the database's.
type Life = { readonly at: number; readonly since: number }

// What is done outside of a job is nobody's to do.
const NO_JOB = { locked_by: null, locked_at: null }

const TIMES: SignTimes = { everyMs: 10_000, deadMs: 30_000 }

/** Gives signs for the workers of this process, by a pool that acts as `taches`, until it is stopped. */
export function signsOfLife(pool: Pool, log: SignLog, { everyMs, deadMs }: SignTimes = TIMES): Signs {
  let worker: string | undefined
  let first: Promise<void> | undefined
  // One that ended and was begun again is another worker: what it left in hand is held by its own signs alone.
  const heard = new Map<string, Life>()
  const jobs = new AsyncLocalStorage<Pick<Job, 'locked_by' | 'locked_at'>>()
  const isOver = ({ at }: Life) => Date.now() - at > deadMs
  const sign = async (id: string): Promise<void> => {
    const askedAt = Date.now() // the database hears it later: here a worker is given up before it is there
    const question: QueryConfig & { query_timeout: number } = {
      text: `select tache.veiller($1, $2 * interval '1 millisecond', now()) as morts, now() as vu_le`,
      values: [id, deadMs],
      query_timeout: deadMs / 2,
    }
    const { rows } = await pool.query<{ morts: string[]; vu_le: Date }>(question)
    const { morts = [], vu_le } = rows[0] ?? {}
    for (const [other, life] of heard) if (isOver(life)) heard.delete(other)
    // Signs after a gap are those of another life: in between the others may have taken what it had in hand.
    heard.set(id, { at: askedAt, since: heard.get(id)?.since ?? Number(vu_le) })
    if (morts.length > 0)
      log.warn({ ouvriers: morts }, 'workers without a sign of life: their jobs are free again')
  }
  const beat = async () => {
    if (worker === undefined) return
    await sign(worker).catch((error: unknown) => log.warn({ err: error }, 'no sign of life could be given'))
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
        throw new Error('this worker gave no sign of life for too long: its job may be another’s')
    },
    stop: () => clearInterval(timer),
  }
}

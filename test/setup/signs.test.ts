// docs/decisions/0041: "a worker that could not give a sign for thirty seconds by its own clock does nothing more outside of the
// database": each worker by its own heartbeats, also a worker that was started again in the same process.
import type { JobHelpers, ParsedCronItem, Task, WorkerPool } from 'graphile-worker'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHeartbeats } from '../../src/tasks/heartbeats.ts'
import { startWorker } from '../../src/tasks/worker.ts'
import { openDatabase } from '../support/database.ts'

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const TIMES = { everyMs: 10_000, deadMs: 30_000 }
const database = await openDatabase('demo')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function livingSigns() {
  const query = vi.fn(async () => ({ rows: [{ morts: [], vu_le: new Date() }] }))
  const signs = startHeartbeats({ query } as unknown as Pool, SILENT, TIMES)
  const begin = (id: string) => {
    const hook = signs.plugin.worker?.hooks?.startWorker
    if (typeof hook !== 'function') throw new Error('no hook')
    return hook({} as never, { worker: { workerPool: { id } as WorkerPool } } as never)
  }
  // Starts a job of that worker, which checks that it may still act when the test tells it to.
  const take = (id: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const task: Task = async () => {
      await promise
      signs.hold()
    }
    const done = signs
      .of({ task })
      .task?.({}, { job: { locked_by: id, locked_at: new Date() } } as JobHelpers)
    return async () => {
      resolve()
      await done
    }
  }
  return { query, signs, begin, take }
}

test('what a worker left in hand is not held by the signs of the one that was begun after it', async () => {
  const { signs, begin, take } = livingSigns()
  await begin('first')
  const [early, late] = [take('first'), take('first')]
  await vi.advanceTimersByTimeAsync(20_000)
  await begin('second')
  const [own] = [take('second')]
  await vi.advanceTimersByTimeAsync(20_000)
  await early()
  await vi.advanceTimersByTimeAsync(20_000)
  await own()
  await expect(late()).rejects.toThrow('sent no heartbeat for too long')
  signs.stop()
})

test('nobody hears it any more: nothing is held', async () => {
  const { query, signs, begin, take } = livingSigns()
  await begin('only')
  const [early, late] = [take('only'), take('only')]
  query.mockRejectedValue(new Error('away'))
  await vi.advanceTimersByTimeAsync(30_000)
  await early()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(late()).rejects.toThrow('sent no heartbeat for too long')
  signs.stop()
})

test('signs that come again after a gap do not hold what was in hand before it', async () => {
  const { query, signs, begin, take } = livingSigns()
  await begin('frozen')
  await vi.advanceTimersByTimeAsync(5_000)
  const before = take('frozen')
  query.mockRejectedValueOnce(new Error('away'))
  query.mockRejectedValueOnce(new Error('away'))
  query.mockRejectedValueOnce(new Error('away'))
  await vi.advanceTimersByTimeAsync(38_000)
  const after = take('frozen')
  await vi.advanceTimersByTimeAsync(30_000)
  await after()
  await expect(before()).rejects.toThrow('sent no heartbeat for too long')
  signs.stop()
})

test('a version that changes while the worker begins leaves none at work', async () => {
  vi.useRealTimers()
  const queue = database.pool('taches', 5)
  const answers = [true, false]
  const version = { isCurrent: () => answers.shift() ?? false, onChange: () => {} }
  const done = vi.fn()
  const schedule: ParsedCronItem[] = []
  const starting = startWorker(queue, { essai: done }, schedule, SILENT, { plugins: [], version })
  await expect(starting).rejects.toThrow('another version')
  const { rows } = await database
    .pool('taches', 1)
    .query("select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'")
  expect(rows).toEqual([])
})

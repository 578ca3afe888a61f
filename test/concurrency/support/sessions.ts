// Additional sessions: one that holds a lock, and one that asks PostgreSQL which sessions wait. So no test depends on luck: a
// race begins when PostgreSQL reports that all competing sessions wait.
import { Client } from 'pg'
import { withClient } from '../../support/clone.ts'

/** A transaction that holds the locks of its statement until the test releases it. */
export type Holder = { readonly pid: number; release(): Promise<void> }

const PATIENCE_MS = 20_000
const PAUSE_MS = 5

/** Returns the rows of one query, run as superuser. */
export async function ask<T extends object>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const { rows } = await withClient(url, (client) => client.query<T>(sql, [...values]))
  return rows
}

/** Opens a transaction, runs the statement that locks, and keeps the transaction open; `release` works once. */
export async function hold(url: string, sql: string, values: readonly unknown[] = []): Promise<Holder> {
  const client = new Client({ connectionString: url, application_name: 'holder' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  const { rowCount } = await client.query(sql, [...values])
  if (rowCount === 0) throw new Error(`nothing to hold: ${sql}`)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    pid: rows[0]?.pid ?? 0,
    async release() {
      await client.query('rollback')
      await client.end()
    },
  }
}

/** Waits until the given number of the service's sessions wait for a lock in this database; returns their process ids. */
export async function untilBlocked(url: string, count: number): Promise<number[]> {
  return withClient(url, async (client) => {
    let pids: number[] = []
    await until(`${count} sessions wait for a lock`, async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and application_name = 'sillon-api' and wait_event_type = 'Lock'`,
      )
      pids = rows.map(({ pid }) => pid)
      return pids.length >= count
    })
    return pids
  })
}

/** Says if the rows with an id can be locked without waiting. */
export function isFree(url: string, lock: string, id: string): Promise<boolean> {
  return withClient(url, async (client) => {
    try {
      await client.query(`${lock} nowait`, [id])
      return true
    } catch (error) {
      if ((error as { code?: string }).code === '55P03') return false
      throw error
    }
  })
}

/**
 * Checks repeatedly until the condition holds, for at most twenty seconds, which is enough for every condition of these tests.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited ${patienceMs} ms in vain: ${what}`)
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
  }
}

/** Makes every waiting job of the queue due at once. */
export async function hurry(url: string): Promise<void> {
  await ask(
    url,
    `with due as (
       update graphile_worker._private_jobs set run_at = now()
       where run_at > now() and attempts = 0 and locked_at is null returning id)
     select pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text) from due`,
  )
}

/** SQL that locks a device's row as a batch does. */
export const DEVICE = 'select from appareil.appareil where id = $1 for no key update'

/** SQL that locks every balance of a producer. */
export const BALANCES = 'select from capacite.solde where producteur_id = $1 for no key update'

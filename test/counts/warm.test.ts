// A connection is warmed up before it serves: counts the plans that its first command still makes. No figure depends on the
// machine.
import type { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { byDoors, openField } from '../../lab/bench/field.ts'
import { connect } from '../../src/database/db.ts'
import { openWarm } from '../../src/process/warm.ts'
import { openDatabase } from '../support/database.ts'
import { isCounted } from './support.ts'

// Plans that an ordinary collection needs and the warm-up does not make, because the producer has a telephone and known
// qualities.
const MOST = 55
// The look-up of a known command is at first planned with its values, because its table may still be empty
// (docs/performance.md#plans).
const NEXT = 3

describe.skipIf(!(await isCounted()))('the first command of a connection', () => {
  test('makes few plans where the connection is warm, and the next one hardly any', {
    timeout: 60_000,
  }, async () => {
    const database = await openDatabase('demo', { isMeasured: true })
    await database.admin((admin) =>
      admin.query(`create extension if not exists pg_stat_statements schema public;
        do $$ begin
          execute format('alter role api in database %I set pg_stat_statements.track = %L', current_database(), 'all');
          execute format('alter role api in database %I set pg_stat_statements.track_planning = %L', current_database(), 'on');
        end $$`),
    )
    const plans = async () => {
      const { rows } = await database.admin((admin) => admin.query<{ n: number }>(PLANS))
      return rows[0]?.n ?? 0
    }
    const [cold, warm] = [false, true].map((warms) => {
      const open = (url: string, role: string, max: number, first?: string) =>
        connect(url, { max, role, ...(first === undefined ? {} : { first }) })
      const { pool, warm } = openWarm({ open }, { databaseUrl: database.url('api'), poolSize: 1 }, { warms })
      onTestFinished(() => pool.end())
      return { pool, warm }
    })
    if (cold === undefined || warm === undefined) throw new Error('both are open')
    const others = connect(database.url('api'), { max: 1, role: 'api' })
    let serving: Pool = others
    onTestFinished(() => others.end())
    const field = await openField(
      byDoors(new Proxy(others, { get: (_, name) => Reflect.get(serving, name, serving) })),
    )
    const made = async (pool: Pool) => {
      serving = pool
      const send = await field.batch('collecte.enregistrer', 1)
      const before = await plans()
      await send()
      return (await plans()) - before
    }
    await made(others) // makes the plans that all other commands need, too
    await Promise.all([cold.warm(), warm.warm()])
    const found = { cold: await made(cold.pool), warm: await made(warm.pool), next: await made(warm.pool) }
    process.stdout.write(`plans of a collection: ${JSON.stringify(found)}\n`)
    expect(found.cold).toBeGreaterThan(4 * MOST)
    expect(found.warm).toBeLessThanOrEqual(MOST)
    expect(found.next).toBeLessThanOrEqual(NEXT)
  })
})

const PLANS = `select coalesce(sum(plans), 0)::float8 as n from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database())`

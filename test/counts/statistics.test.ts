// The number of reads of a command does not depend on what the planner knows: it is the same with plans made while tables were
// empty, and without statistics, as after a restore.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'
import { type Counter, openCounter } from '../../lab/bench/counts.ts'
import { loadCollections } from '../../lab/bench/load.ts'
import { readTemplate } from '../../lab/bench/template.ts'
import { databaseAt, loginAs, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { isCounted } from './support.ts'

const COLLECTIONS = 20_000
const [BATCH, BATCHES] = [20, 3]
/** Plans made on empty tables may read up to this factor more. */
const LATE = 1.05
/** Reads may exceed the least number by up to this factor, because the indexes are one level deeper than in an empty database. */
const DEEPER = 1.35

const BIN = '/usr/lib/postgresql/15/bin'
const run = promisify(execFile)

test.skipIf(!(await isCounted()))(
  'a collection reads as much whatever the statistics',
  {
    timeout: 300_000,
  },
  async () => {
    const { adminUrl, name } = await openDatabase('demo', { isMeasured: true })
    const { before: empty, after: kept } = await grown(adminUrl)
    const made = await newly(adminUrl)
    const unknown = await newly(await restored(name))
    await withClient(adminUrl, (client) => client.query('analyze'))
    const analysed = await newly(adminUrl)
    process.stdout.write(
      `buffers of a collection: ${empty} in empty tables; with ${COLLECTIONS} ${kept} by the plans of then, ` +
        `${made} by new ones, ${analysed} analysed, ${unknown} restored\n`,
    )
    expect(kept).toBeLessThan(LATE * made)
    for (const buffers of [kept, unknown]) expect(buffers).toBeLessThan(DEEPER * Math.min(empty, analysed))
  },
)

test.skipIf(!(await isCounted()))(
  'a table that was analyzed while a page held it is not read whole for ever',
  { timeout: 300_000 },
  async () => {
    const { adminUrl } = await openDatabase('demo', { isMeasured: true })
    await withClient(adminUrl, (client) => client.query('vacuum analyze'))
    const { before, after } = await grown(adminUrl)
    await withClient(adminUrl, (client) => client.query('analyze'))
    const made = await newly(adminUrl)
    process.stdout.write(
      `buffers of a collection: ${before} in small analysed tables; with ${COLLECTIONS} ${after} by these plans, ${made} by new ones\n`,
    )
    expect(after).toBeLessThan(DEEPER * made)
  },
)

/** Returns the reads of a collection on one connection, before and after many collections were loaded. */
async function grown(adminUrl: string): Promise<{ before: number; after: number }> {
  const old = await openCounter(adminUrl, loginAs(adminUrl, 'api'), { countsKeys: false })
  const before = await collecte(old)
  await withClient(adminUrl, async (client) =>
    loadCollections(
      client,
      await readTemplate(client),
      { from: 0, to: 0, first: 1, each: COLLECTIONS },
      AbortSignal.timeout(300_000),
    ),
  )
  const after = await collecte(old)
  await old.close()
  return { before, after }
}

async function collecte(counter: Counter): Promise<number> {
  return (await counter.count('collecte.enregistrer', BATCH, BATCHES)).buffers
}

/** Returns the reads of a collection on a new connection. */
async function newly(url: string): Promise<number> {
  const counter = await openCounter(url, loginAs(url, 'api'), { countsKeys: false })
  const buffers = await collecte(counter)
  await counter.close()
  return buffers
}

/** Copies the database with pg_dump and pg_restore, without statistics; returns the copy's URL as superuser. */
async function restored(name: string): Promise<string> {
  const { adminUrl, folder } = inject('sillon')
  const [copy, dump] = [`${name}_bis`, join(folder, `${name}.dump`)]
  afterAll(() =>
    withClient(adminUrl, (client) => client.query(`drop database if exists ${copy} with (force)`)),
  )
  await run(`${BIN}/pg_dump`, [
    '--format=custom',
    '--compress=0',
    `--file=${dump}`,
    databaseAt(adminUrl, name),
  ])
  await withClient(adminUrl, (client) => client.query(`create database ${copy}`))
  await run(`${BIN}/pg_restore`, [`--dbname=${databaseAt(adminUrl, copy)}`, '--exit-on-error', dump])
  return databaseAt(adminUrl, copy)
}

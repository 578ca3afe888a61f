// What a command reads does not hang on what the planner knows of its tables: neither on plans that a connection made when they were
// empty, nor on statistics that nobody took, as after a restoration.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'
import { type Counter, openCounter } from '../../bench/counts.ts'
import { loadCollections } from '../../bench/load.ts'
import { readTemplate } from '../../bench/template.ts'
import { databaseAt, loginAs, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { isCounted } from './support.ts'

const COLLECTIONS = 20_000
const BATCH = 20
/** What a command may read more than on the same database once it is analysed; the other way, it would be the fewer. */
const MARGIN = 1.15

const BIN = '/usr/lib/postgresql/15/bin'
const run = promisify(execFile)

// Fails until every lookup by key has an index that ties with no other.
test.skipIf(!(await isCounted())).fails(
  'a collection reads as much whatever the statistics',
  {
    timeout: 180_000,
  },
  async () => {
    const { adminUrl, name, url } = await openDatabase('demo')
    const collecte = async (counter: Counter) => (await counter.count('collecte.enregistrer', BATCH)).buffers

    const old = await openCounter(adminUrl, url('api'))
    const empty = await collecte(old)
    await withClient(adminUrl, async (client) =>
      loadCollections(
        client,
        await readTemplate(client),
        { from: 0, to: 0, first: 1, each: COLLECTIONS },
        AbortSignal.timeout(60_000),
      ),
    )
    const kept = await collecte(old)
    await old.close()
    const restoration = await restored(name)
    const anew = await openCounter(restoration, loginAs(restoration, 'api'))
    const unknown = await collecte(anew)
    await anew.close()
    await withClient(restoration, (client) => client.query('analyze'))
    const latest = await openCounter(restoration, loginAs(restoration, 'api'))
    const analysed = await collecte(latest)
    await latest.close()

    const found = { empty, kept, unknown, analysed }
    process.stdout.write(`buffers of a collection: ${JSON.stringify(found)}\n`)
    for (const buffers of Object.values(found)) expect(buffers).toBeLessThan(MARGIN * analysed)
  },
)

/** A copy by pg_dump and pg_restore, of which nobody takes statistics; its address as superuser. */
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

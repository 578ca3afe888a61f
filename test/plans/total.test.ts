// Spec: api#total: a total is read as far as it is told, and by the filter that leads to its rows, whatever the organization holds.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { grow } from '../../bench/growth.ts'
import { ORGANISATION } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf, sendBatch } from '../api/support/phones.ts'
import { withClient } from '../support/clone.ts'
import { watch } from './reads.ts'
import { plansSize } from './size.ts'

const api = await openApi()
const watching = watch(['indexes'], [])
afterAll(watching.stop)

/** The rows that a call of the list reads, and what it tells. */
async function read(filter: string) {
  watching.calls.length = 0
  watching.on = true
  const { body } = await api.get(`/v1/collectes?limite=1${filter}`, 'direction')
  watching.on = false
  const [call] = watching.calls.filter(({ name }) => name === 'collectes')
  return { rows: call?.rows ?? 0, tables: call?.tables, total: body.total }
}

test('what a total costs is the rows that it counts', { timeout: 120_000 }, async () => {
  const count = async () =>
    (await api.sql<{ n: number }>('select count(*)::float8 as n from collecte.collecte'))[0]?.n ?? 0
  const device = await enrolDevice(api)
  await sendBatch(api, device, await Promise.all([1, 2].map((sequence) => envelopeOf(device, sequence))))
  await withClient(api.server.database.adminUrl, async (client) =>
    grow(client, ORGANISATION.demo, plansSize().growth(await count())),
  )
  const all = await count()
  expect(all).toBeGreaterThan(500)
  for (const [filter, rows] of [
    ['', Math.min(all, 10_001)],
    [`&producteur_id=${randomUUID()}`, 0],
  ] as const) {
    const without = await read(filter)
    const counted = await read(`${filter}&total=true`)
    expect([without.total, counted.total]).toEqual([
      undefined,
      { lignes: Math.min(rows, 10_000), exact: rows <= 10_000 },
    ])
    // What is read beside the rows that are counted is some rows of other tables, whoever asks.
    expect([counted.tables, counted.rows - without.rows <= rows + 10]).toEqual([counted.tables, true])
  }
})

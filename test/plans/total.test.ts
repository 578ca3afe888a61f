// Spec: api#total: a total is counted up to its limit, and with the filter or the range that leads to its rows, whatever the size
// of the organization.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { grow } from '../../lab/bench/growth.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf, sendBatch } from '../api/support/phones.ts'
import { withClient } from '../support/clone.ts'
import { watch } from './reads.ts'
import { plansSize } from './size.ts'

const api = await openApi({ isMeasured: true })
const watching = watch(['indexes'], [])
afterAll(watching.stop)

// Each collection has a lifted control, so no control is open.
const LIFTED = `insert into controle.controle
    (organisation_id, commande_id, motif, entite, entite_id, auteur_id, details, ouvert_le, statut, leve_le, leve_par, decision, raison)
  select c.organisation_id, c.commande_id, 'capacite_depassee', 'collecte', c.id, c.utilisateur_id, '{}', c.recue_le,
         'leve', c.recue_le, u.id, 'confirmation', 'vu'
  from collecte.collecte c
    join utilisateur.utilisateur u on u.organisation_id = c.organisation_id and u.identifiant = 'rsci'`

/** Returns the rows that a call of a list reads, and its response. */
async function read(list: string, filter: string) {
  watching.calls.length = 0
  watching.on = true
  const { body } = await api.get(`/v1/${list}?limite=1${filter}`, list === 'controles' ? 'rsci' : 'direction')
  watching.on = false
  const [call] = watching.calls.filter(({ name }) => name === list)
  return { rows: call?.rows ?? 0, tables: call?.tables, total: body.total, answered: body[list].length }
}

test('what a total costs is the rows that it counts', { timeout: 120_000 }, async () => {
  const count = async () =>
    (await api.sql<{ n: number }>('select count(*)::float8 as n from collecte.collecte'))[0]?.n ?? 0
  const device = await enrolDevice(api)
  await sendBatch(api, device, await Promise.all([1, 2].map((sequence) => envelopeOf(device, sequence))))
  const before = await count()
  await withClient(api.server.database.adminUrl, async (client) => {
    await client.query(LIFTED)
    await grow(client, ORGANISATION.demo, plansSize().growth(before))
  })
  const all = await count()
  expect(all).toBeGreaterThan(500)
  for (const [list, filter, rows] of [
    ['collectes', '', Math.min(all, 10_001)],
    ['collectes', `&producteur_id=${randomUUID()}`, 0],
    ['collectes', '&du=2001-01-01T00:00:00Z&au=2001-12-31T00:00:00Z', 0],
    ['controles', '', Math.min(all, 10_001)],
    ['controles', '&statut=ouvert', 0],
  ] as const) {
    const without = await read(list, filter)
    const counted = await read(list, `${filter}&total=true`)
    expect([list, filter, without.total, counted.total]).toEqual([
      list,
      filter,
      undefined,
      { lignes: Math.min(rows, 10_000), exact: rows <= 10_000 },
    ])
    // Besides the counted rows, a call reads only a few rows of other tables, for any caller.
    expect([list, filter, counted.tables, counted.rows - without.rows <= rows + 10]).toEqual([
      list,
      filter,
      counted.tables,
      true,
    ])
  }
})

test('a range is read where it begins, and a page where the last one ended, whatever stands before', async () => {
  for (const list of ['collectes', 'controles']) {
    const range = await read(list, '&du=2001-01-01T00:00:00Z&au=2001-12-31T00:00:00Z')
    const as = list === 'controles' ? 'rsci' : 'direction'
    const { suivant } = (await api.get(`/v1/${list}?limite=200`, as)).body
    const page = await read(list, `&curseur=${encodeURIComponent(suivant)}`)
    expect([list, page.answered, range, page, range.rows < 10, page.rows < 100]).toEqual([
      list,
      1,
      range,
      page,
      true,
      true,
    ])
  }
})

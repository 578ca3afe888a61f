// Reads every field of the GraphQL root as holders of every default permission set, without a token, as strangers, as a suspended
// account and as the publisher, in two organizations. The hand-written table next to this file says which of them get rows.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { GRAPHQL_SCHEMA } from '../../scripts/generate/graphqlSchema.ts'
import { ask, type RootField, rootFields, servedTables } from '../api/support/graphql.ts'
import { enrolDevice, envelopeOf, sendBatch } from '../api/support/phones.ts'
import { makeTheirs } from '../api/support/sales.ts'
import { type Actor, openActors } from './actors.ts'
import { FIELDS, seesRows } from './fields.ts'
import { ENSEMBLES, type Ensemble } from './grants.ts'

const { api, actors, CODES } = await openActors()
const ROOT = rootFields(readFileSync(GRAPHQL_SCHEMA, 'utf8'))
const PAGES = ROOT.filter(({ kind }) => kind === 'page')
const ROWS = ROOT.filter(({ kind }) => kind === 'row')
/** Rows per organization and type. */
const counts = new Map<string, number>()

beforeAll(async () => {
  const device = await enrolDevice(api)
  const wrong = { calcul_telephone: { net_g: 1, refaction_g: 0, net_marchand_g: 1 } }
  await sendBatch(api, device, [await envelopeOf(device, 1, wrong)])
  // Lots, sales and expeditions exist in both organizations.
  await makeTheirs(api)
  for (const { type, count } of await servedTables(api.sql)) {
    for (const [code, id] of Object.entries(CODES)) {
      const [row] = await api.sql<{ n: number }>(count, [id])
      counts.set(`${code} ${type}`, row?.n ?? 0)
    }
  }
})

test('every type of the schema stands in the table written by hand, and no other; the database serves just these', async () => {
  const served = await servedTables(api.sql)
  expect(served.map(({ type }) => type).toSorted()).toEqual(PAGES.map(({ type }) => type).toSorted())
  expect([...FIELDS.keys()].toSorted()).toEqual(PAGES.map(({ type }) => type).toSorted())
  expect(ORGANISATION.demo).toBe(CODES.DEMO)
})

const isSet = (is: string): is is Ensemble => (ENSEMBLES as readonly string[]).includes(is)
const REFUSED: Readonly<Record<string, string>> = {
  anonymous: 'jeton_absent',
  stranger: 'organisation_non_autorisee',
  suspended: 'compte_inactif',
  publisher: 'organisation_absente',
}

/** Requests the fields, thirty in each query. */
async function askAll(
  { token }: Actor,
  fields: readonly RootField[],
  check: (one: RootField, rows: unknown) => void,
): Promise<void> {
  const bearer = await token?.()
  for (let start = 0; start < fields.length; start += 30) {
    const part = fields.slice(start, start + 30)
    const { status, body, data } = await ask(api.server, queryOf(part), { token: bearer })
    expect([status, body.errors]).toEqual([200, undefined])
    for (const one of part) check(one, data[one.field])
  }
}
const queryOf = (fields: readonly RootField[]) =>
  `{ ${fields.map((one) => one.query.slice(1, -1)).join(' ')} }`
const titled = (some: readonly Actor[]) => some.map((actor) => [actor.title, actor] as const)
const holders = actors.filter(({ is }) => isSet(is))

test.each(titled(holders))(
  '%s reads the pages that the table says, and counts nobody else’s rows',
  async (_, actor) => {
    await askAll(actor, PAGES, ({ field, type }, rows) => {
      const readers = FIELDS.get(type)
      const sees = isSet(actor.is) && readers !== undefined && seesRows(actor.is, readers)
      const { totalCount } = rows as { totalCount: number }
      expect([field, totalCount]).toEqual([field, sees ? counts.get(`${actor.code} ${type}`) : 0])
    })
  },
)

// No record has these keys. The fields with keys are read by two accounts: one that may read everything, and one that may read
// little.
test.each(titled(holders.filter(({ title }) => /^DEMO (direction|magasinier)$/.test(title))))(
  '%s finds nothing by keys that nothing has',
  async (_, actor) => {
    const own = new Set(['Organisation', 'ArbreActivites'])
    await askAll(actor, ROWS, ({ field, type }, row) => {
      if (!own.has(type)) expect([field, row]).toEqual([field, null])
    })
  },
)

test.each(titled(actors.filter(({ is }) => !isSet(is))))(
  '%s is refused before any field is looked at',
  async (_, { is, token }) => {
    const { code, data } = await ask(api.server, queryOf(ROOT), { token: await token?.() })
    expect([code, data]).toEqual([REFUSED[is], undefined])
  },
)

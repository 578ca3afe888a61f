// Every field of the GraphQL root, asked by every default permission set, by nobody, by strangers, by a suspended account
// and by the publisher, in two organizations: rows or none as the table beside this file says, which was written by hand.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { GRAPHQL_SCHEMA } from '../../scripts/graphql-schema.ts'
import { ask, type RootField, rootFields, servedTables } from '../api/support/graphql.ts'
import { enrolDevice, envelopeOf, sendBatch } from '../api/support/phones.ts'
import { openActors } from './actors.ts'
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
  for (const { type, count } of await servedTables(api.sql)) {
    for (const [code, id] of Object.entries(CODES)) {
      const [row] = await api.sql<{ n: number }>(count, [id])
      counts.set(`${code} ${type}`, row?.n ?? 0)
    }
  }
})

test('every type of the schema stands in the table written by hand, and no other', () => {
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

describe.each(actors.map((actor) => [actor.title, actor] as const))('%s', (_, { is, code, token }) => {
  // Thirty fields a request: who is refused is refused before any of them is looked at.
  const askAll = async (fields: readonly RootField[], check: (one: RootField, rows: unknown) => void) => {
    const bearer = await token?.()
    for (let start = 0; start < fields.length; start += 30) {
      const part = fields.slice(start, start + 30)
      const query = `{ ${part.map((one) => one.query.slice(1, -1)).join(' ')} }`
      const { code: refused, data } = await ask(api.server, query, { token: bearer })
      expect(refused).toBe(isSet(is) ? undefined : REFUSED[is])
      if (isSet(is)) for (const one of part) check(one, data[one.field])
      else expect(data).toBeUndefined()
    }
  }

  test('reads the pages that the table says, and counts nobody else’s rows', async () => {
    await askAll(PAGES, ({ field, type }, rows) => {
      const readers = FIELDS.get(type)
      const sees = isSet(is) && readers !== undefined && seesRows(is, readers)
      const { totalCount } = rows as { totalCount: number }
      expect([field, totalCount]).toEqual([field, sees ? counts.get(`${code} ${type}`) : 0])
    })
  })

  test('finds nothing by keys that nothing has', async () => {
    const own = new Set(['Organisation', 'ArbreActivites'])
    await askAll(ROWS, ({ field, type }, row) => {
      if (!own.has(type)) expect([field, row]).toEqual([field, null])
    })
  })
})

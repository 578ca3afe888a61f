// The rules about the schema files of routes notice what they forbid.
import { expect, test } from 'vitest'
import * as routes from './support/tidy/routeRules.ts'
import type { SourceFile } from './support/tidy/tree.ts'

const sheet = (name: string, content: object): SourceFile => ({
  path: `schemas/routes/${name}.json`,
  text: JSON.stringify(content),
})
const members = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}`, { type: 'integer' }]))
const object = (count: number) => ({ type: 'object', properties: members(count) })
const LONG = { type: 'x'.repeat(240) }

test.each([
  { path: '/a', method: 'GET' },
  { method: 'GET', name: 'a' },
  { who: 'public', method: 'GET' },
])('a row with its members in another order, or with others: %j', (route) => {
  expect(routes.rowsAreWrittenAlike([sheet('a', { route })])).toHaveLength(1)
  expect(routes.rowsAreWrittenAlike([sheet('a', { route: { method: 'GET', path: '/a' } })])).toEqual([])
})

test('a long schema that is written twice', () => {
  expect(routes.schemasAreWrittenOnce([sheet('a', { $defs: { a: [LONG, LONG] } })])).toHaveLength(1)
  expect(routes.schemasAreWrittenOnce([sheet('a', { $defs: { a: [LONG] } })])).toEqual([])
})

test('a detail that repeats the members of its record', () => {
  const lots = sheet('lots', { $defs: { lot: object(8) } })
  const repeated = sheet('lots_lire', { $defs: { reponse: object(9) } })
  expect(routes.detailsExtendTheirRecord([lots, repeated])).toEqual([
    'schemas/routes/lots_lire.json: reponse: repeats the members of schemas/routes/lots.json: lot: extend it',
  ])
  const other = { ...members(9), m0: { type: 'string' } }
  const reponse = { type: 'object', properties: other }
  expect(routes.detailsExtendTheirRecord([lots, sheet('lots_lire', { $defs: { reponse } })])).toEqual([])
})

test('a body that stands apart from the other bodies of its record', () => {
  const corps = (name: string, $ref: string) => sheet(name, { $defs: { corps: { $ref } } })
  const lots = sheet('lots', { $defs: {} })
  const created = corps('lots_creer', 'urn:sillon:routes:lots#/$defs/lots_creer_corps')
  const changed = corps('lots_modifier', 'urn:sillon:routes:lots#/$defs/lots_modifier_corps')
  expect(routes.bodiesStandWithTheirRecord([lots, created, changed])).toEqual([])
  const apart = sheet('lots_modifier', { $defs: { corps: object(2) } })
  expect(routes.bodiesStandWithTheirRecord([lots, created, apart])).toEqual([
    'schemas/routes/lots_modifier.json: corps: stands in the sheet of lots',
  ])
  expect(routes.bodiesStandWithTheirRecord([lots, apart])).toEqual([])
})

// No text sent as a query gives a 5xx: queries are taken apart at random and put together wrongly.
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { openServer } from '../support/server.ts'
import { fuzzSize } from './support/fuzzSize.ts'
import { post } from './support/graphql.ts'

const http = await openServer()
// The service does not log a faulty query, because the fault is the caller's.
const printed = (['log', 'info', 'warn', 'error', 'trace'] as const).map((method) =>
  vi.spyOn(console, method),
)
afterAll(() => {
  const said = printed.flatMap(({ mock }) => [...mock.calls])
  for (const spy of printed) spy.mockRestore()
  expect(said).toEqual([])
})
const SEEDS = [
  'query A ($n: Int = 3, $f: CollecteFilter) { collectes(first: $n, filter: $f, orderBy: [ID_DESC]) { totalCount nodes { id netG producteur { nom } } } }',
  '{ producteurs(first: 2) { edges { cursor node { id parcelles(first: 1) { nodes { ...P } } } } } } fragment P on Parcelle { nom releveEnVigueur { forme } }',
  'query ($id: UUID!) { collecte(id: $id) @include(if: true) { pesees { nodes { brutG } } motifs } b: __typename }',
  '{ __schema { types { name fields { name type { ofType { name } } } } } }',
]
const PIECES = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '!',
  '$',
  '@',
  ':',
  '...',
  '"',
  '"""',
  '#',
  '\\',
  '\n',
  '&',
  '|',
  ',',
  'query',
  'mutation',
  'fragment F on',
  'on Query',
  'null',
  'true',
  '-1',
  '1e999',
  '99999999999999999999',
  '""',
  'first: 9007199254740993',
  'after: "x"',
  'id',
  'nodes',
  '__typename',
  '@include(if: $x)',
  '"\\u0000"',
  '\u202e',
  '…',
]
const mutated = fc
  .tuple(
    fc.constantFrom(...SEEDS),
    fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.option(fc.constantFrom(...PIECES), { nil: '' })), {
      maxLength: 5,
    }),
  )
  .map(([seed, cuts]) =>
    cuts.reduce((text, [at, length, piece]) => {
      const start = at % (text.length + 1)
      return `${text.slice(0, start)} ${piece} ${text.slice(start + length)}`
    }, seed),
  )
const variables = fc.oneof(
  fc.constant({}),
  fc.dictionary(fc.constantFrom('n', 'f', 'id', 'x'), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 3 }),
)

test('a query taken apart is answered or refused', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, variables, async (query, values) => {
      const { status, code } = await post(http, { query, variables: values }, 'direction')
      expect(status === 200 || (status === 400 && code !== undefined)).toBe(true)
    }),
    fuzzSize(),
  )
  expect(http.logs.filter(({ level }) => level === 50)).toEqual([])
}, 120_000)

test.each([
  ['query ($n: Int = 3) { collectes(first: $n) { nodes { id } } }', { n: null }],
  [
    'query ($n: Int = 3) { a: collectes(first: 1) { ...C } } fragment C on CollecteConnection { nodes { pesees(first: $n) { totalCount } } }',
    { n: null },
  ],
  ['query ($n: UUID = "01960000-00ff-7000-8000-000000000001") { collecte(id: $n) { id } }', { n: null }],
  ['query ($n: Boolean = true) { collectes(first: 1) @include(if: $n) { totalCount } }', { n: null }],
  ['query ($n: UUID!) { collecte(id: $n) { id } }', { n: null }],
  ['query ($n: UUID!) { collecte(id: $n) { id } }', {}],
  ['query ($n: Int!) { collectes(first: $n) { totalCount } }', { n: 'x' }],
  ['query ($n: Int!) { collectes(first: $n) { totalCount } }', { n: [null] }],
  ['query ($n: CollecteFilter = {}) { collectes(filter: {and: [$n]}) { totalCount } }', { n: null }],
  ['query ($n: [UUID!]) { collectes(filter: {id: {in: $n}}) { totalCount } }', { n: [null] }],
])(
  'a variable that is null, absent or of another type where it may not be is refused, not failed: %s %o',
  async (query, variables) => {
    const { status, code } = await post(http, { query, variables }, 'direction')
    expect([status, code]).toEqual([400, 'requete_invalide'])
  },
)

test('a null where one may be is none', async () => {
  const query = 'query ($f: CollecteFilter, $a: Cursor) { collectes(filter: $f, after: $a) { totalCount } }'
  expect((await post(http, { query, variables: { f: null, a: null } }, 'direction')).status).toBe(200)
})

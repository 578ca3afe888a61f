// The validation of requests, once for every shape of a member and every position of one; the accepted values are written here by
// hand. `contract/bounds` proves that every schema consists of such shapes, with limits and without unknown members.
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../src/contract/errors.ts'
import type { Route } from '../../src/contract/route.ts'
import { readRouteSchemas, type Schema, type SchemaDocument } from '../../src/contract/routeSchemas.ts'
import { createReaders } from '../../src/http/bodies/requests.ts'
import { BODIES, QUERIES, VALUES } from '../api/support/hostile.ts'

const UUID = '01960000-0002-7000-8000-000000000001'
const commun = (name: string): Schema => ({ $ref: `urn:sillon:routes:commun#/$defs/${name}` })
const closed = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties,
})

/**
 * A shape with the values that it accepts, those that it refuses besides the hostile ones, and the hostile ones that it accepts.
 */
type Shape = {
  readonly schema: Schema
  readonly takes: readonly unknown[]
  readonly refuses: readonly unknown[]
  readonly hostile?: readonly string[]
}
const TEXTS = ['a number as text', 'SQL', 'right-to-left text', 'year 9999', 'year 0000']

const SHAPES: Readonly<Record<string, Shape>> = {
  text: {
    schema: { type: 'string', minLength: 1, maxLength: 40, pattern: '\\S' },
    takes: ['a', 'x'.repeat(40), '😀'.repeat(40)],
    refuses: ['', ' ', 'x'.repeat(41), '😀'.repeat(41), 1, ['a']],
    hostile: TEXTS,
  },
  'text or nothing': {
    schema: { type: ['string', 'null'], minLength: 1, maxLength: 40 },
    takes: ['a', null],
    refuses: ['', 0, false],
    hostile: [...TEXTS, 'null'],
  },
  integer: {
    schema: { type: 'integer', minimum: 0, maximum: 1000 },
    takes: [0, 1000],
    refuses: [-1, 1001, 1.5, '1', true, null],
  },
  boolean: {
    schema: { type: 'boolean' },
    takes: [true, false],
    refuses: ['true', 0, 1, null],
    hostile: ['true'],
  },
  enumeration: {
    schema: { type: 'string', enum: ['REC', 'NET'] },
    takes: ['REC', 'NET'],
    refuses: ['rec', 'REC ', '', 'PF'],
  },
  id: {
    schema: commun('uuid'),
    takes: [UUID, UUID.toUpperCase()],
    refuses: [`${UUID} `, `urn:uuid:${UUID}`, `{${UUID}}`, UUID.replaceAll('-', ''), UUID.slice(1), ''],
  },
  instant: {
    schema: commun('date_heure'),
    takes: ['2026-06-01T08:00:00Z', '2026-06-01T08:00:00.123456+01:00', '0001-01-01T00:00:00Z'],
    refuses: [
      '2026-06-01',
      '2026-06-01T08:00:00',
      '9999-12-31T23:59:59-12:00',
      '0001-01-01T00:00:00+14:00',
      'infinity',
    ],
    hostile: ['year 9999'],
  },
  date: {
    schema: commun('date'),
    takes: ['2026-06-01', '2024-02-29', '9999-12-31'],
    refuses: ['2026-02-29', '0000-12-31', '01/06/2026', '2026-06-01T00:00:00Z', 'today'],
  },
  limit: { schema: commun('limite'), takes: [1, 200], refuses: [0, 201, -1, 1.5, '5'] },
  cursor: {
    schema: commun('curseur'),
    takes: ['WyJhIl0', 'a'.repeat(1000)],
    refuses: ['', ' ', 'a+b', 'a/b', 'a'.repeat(1001)],
    hostile: ['a number as text'],
  },
  list: {
    schema: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      items: { type: 'integer', minimum: 0, maximum: 9 },
    },
    takes: [[1], [1, 2, 3]],
    refuses: [[], [1, 2, 3, 4], [1, 1], [null], ['1'], [[1]], { 0: 1 }],
  },
  map: {
    schema: {
      type: 'object',
      maxProperties: 2,
      propertyNames: { maxLength: 5, pattern: '^[a-z]+$' },
      additionalProperties: { type: 'integer', minimum: 0, maximum: 9 },
    },
    takes: [{}, { a: 1, b: 2 }],
    refuses: [
      { a: 1, b: 2, c: 3 },
      { abcdef: 1 },
      { A: 1 },
      { a: '1' },
      { constructor: 1, tostring: 1 },
      [1],
    ],
    hostile: ['an empty object'],
  },
  object: {
    schema: { ...closed({ a: { type: 'integer', minimum: 0, maximum: 9 } }), required: ['a'] },
    takes: [{ a: 1 }],
    refuses: [{}, { a: 1, b: 2 }, { a: null }, { A: 1 }, [{ a: 1 }], null],
  },
}

const route = (name: string, place: Partial<Route>): Route => ({
  method: 'POST',
  path: '/v1/essai',
  name,
  who: 'membre',
  summary: '',
  ...place,
})
const ESSAI = route('essai', {})
const PUBLIC = route('public', { who: 'public' })

const SHARED = [...readRouteSchemas()].filter(([name]) => name === 'commun')

/** Makes the validator of a route with this body, query and path. */
function readerOf(parts: { corps?: Schema; query?: Schema; chemin?: Schema }, of = ESSAI) {
  const document = { $id: `urn:sillon:routes:${of.name}`, title: '', $defs: parts } as SchemaDocument
  const schemas = new Map([...SHARED, [of.name, document] as const])
  const read = createReaders([of], schemas).get(of.name)
  return ({
    path = {},
    query = '',
    body = '',
  }: {
    path?: Record<string, string>
    query?: string
    body?: string | Uint8Array
  }) => {
    try {
      return { read: read?.({ path, query, body: Buffer.from(body as string) }) }
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      return { refused: (error as Refusal).message }
    }
  }
}

test('a schema is compiled for the first request that it judges, and not before', () => {
  const corps: Schema = { type: 'object', keyword: 'unknown' }
  const document: SchemaDocument = { $id: 'urn:sillon:routes:essai', title: '', $defs: { corps } }
  const read = createReaders([ESSAI], new Map([...SHARED, ['essai', document] as const])).get('essai')
  expect(() => read?.compile()).toThrow(/unknown keyword/)
  expect(() => read?.({ path: {}, query: '', body: Buffer.from('{}') })).toThrow(/unknown keyword/)
})

/** The position of a member: the schema around it, and the body around its value. */
const PLACES: Readonly<Record<string, { schema: (one: Schema) => Schema; body: (value: string) => string }>> =
  {
    'in a body': { schema: (m) => closed({ m }), body: (value) => `{"m":${value}}` },
    nested: { schema: (m) => closed({ n: closed({ m }) }), body: (value) => `{"n":{"m":${value}}}` },
    'in a list': {
      schema: (items) => closed({ l: { type: 'array', maxItems: 3, items } }),
      body: (value) => `{"l":[${value}]}`,
    },
    'in a map': {
      schema: (one) => closed({ c: { type: 'object', maxProperties: 3, additionalProperties: one } }),
      body: (value) => `{"c":{"k":${value}}}`,
    },
  }

describe.each(Object.entries(SHAPES))('%s', (_, { schema, takes, refuses, hostile = [] }) => {
  test.each(Object.entries(PLACES))('%s', (__, place) => {
    const read = readerOf({ corps: place.schema(schema) })
    for (const value of takes) {
      const body = place.body(JSON.stringify(value))
      expect(read({ body })).toEqual({ read: JSON.parse(body) })
    }
    const through = refuses.filter(
      (value) => read({ body: place.body(JSON.stringify(value)) }).read !== undefined,
    )
    expect(through).toEqual([])
    const taken = Object.entries(VALUES).filter(
      ([, value]) => read({ body: place.body(value) }).read !== undefined,
    )
    expect(taken.map(([title]) => title).toSorted()).toEqual(hostile.toSorted())
  })
})

describe('a query', () => {
  const query = closed({
    n: commun('limite'),
    b: { type: 'boolean' },
    t: SHAPES.text?.schema ?? {},
    id: commun('uuid'),
  })
  const read = readerOf({ query })

  test.each([
    ['n=5', { n: 5 }],
    ['b=true&t=a+b%20c', { b: true, t: 'a b c' }],
    ['b=false&t=%C3%A9&', { b: false, t: 'é' }],
    [`id=${UUID}`, { id: UUID }],
    ['', {}],
    ['&&n=1', { n: 1 }],
    ['t=1', { t: '1' }],
  ])('%s is read', (text, value) => expect(read({ query: text })).toEqual({ read: value }))

  test.each([
    ...QUERIES,
    'n=',
    'n=0',
    'n=201',
    'n=1e1',
    'n=1.5',
    'n=+5',
    'n=%205',
    'n=0x5',
    'n=99999999999999999999',
    'n=5&n=5',
    'b=1',
    'b=TRUE',
    'b=',
    't=',
    `t=${'x'.repeat(41)}`,
    't=%00',
    't=%ED%A0%80',
    '%00=1',
    'm=1',
    'n[]=5',
    'N=5',
    'id=1',
    'id=',
    `id=${UUID}&id=${UUID}`,
    'constructor=1',
    'toString=1',
    'hasOwnProperty=1',
  ])('%s is refused', (text) => expect(read({ query: text })).toEqual({ refused: 'parametre_invalide' }))

  test('of a route that takes none refuses every member', () => {
    expect(readerOf({ corps: closed({}) })({ query: 'a=%00', body: '{}' }).read).toBeUndefined()
    expect(readerOf({ corps: closed({}) })({ query: 'a=1&a=1', body: '{}' }).read).toBeUndefined()
  })

  test('of a public route is not read', () => {
    expect(readerOf({ query }, PUBLIC)({ query: 'n=rubbish&n=%00&%zz' })).toEqual({ read: {} })
  })
})

describe('a path', () => {
  const read = readerOf({ chemin: { ...closed({ id: commun('uuid') }), required: ['id'] } })
  test('is read by its schema', () => expect(read({ path: { id: UUID } })).toEqual({ read: { id: UUID } }))
  test.each(['', 'x', `${UUID}0`, `${UUID}\0`, '\ud800', `urn:uuid:${UUID}`])('%j is refused', (id) =>
    expect(read({ path: { id } })).toEqual({ refused: 'parametre_invalide' }),
  )
  test('that has other members is refused', () => {
    expect(read({ path: { id: UUID, n: '1' } }).read).toBeUndefined()
  })
})

describe('a body', () => {
  const read = readerOf({ corps: closed({ a: { type: 'array', maxItems: 9 }, 'a~/b': { type: 'integer' } }) })

  test.each(Object.entries(BODIES).filter(([title]) => title !== 'empty'))('%s is refused', (_, body) => {
    expect(read({ body }).read).toBeUndefined()
  })
  test('that is none says as much as an empty one', () => expect(read({ body: '' })).toEqual({ read: {} }))

  const depths = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
  test('has at most 32 levels', () => {
    expect(read({ body: depths(32) }).read).toBeDefined()
    expect(read({ body: depths(33) })).toEqual({ refused: 'corps_illisible' })
  })

  const far = 2 ** 53
  test.each([far - 1, 1 - far])('holds %d', (n) => expect(read({ body: `{"a":[${n}]}` }).read).toBeDefined())
  test.each([`${far}`, `-${far}`, '1e400', '-1e400', '1e16', '-1e16'])('does not hold %s', (n) => {
    expect(read({ body: `{"a":[${n}]}` })).toEqual({ refused: 'parametre_invalide' })
  })

  test.each([
    '"\\u0000"',
    '"a\\u0000"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '{"\\u0000":1}',
    '{"\\ud800":1}',
    '{"__proto__":1}',
  ])('does not hold %s, however deep', (value) => {
    expect(read({ body: `{"a":[[${value}]]}` })).toEqual({ refused: 'parametre_invalide' })
  })
  test.each(['{"a":[],"a":[]}', '{"a":[],"\\u0061":[]}', '{"a":[{"b":1,"c":2,"b":1}]}'])(
    '%s is refused',
    (body) => {
      expect(read({ body })).toEqual({ refused: 'corps_illisible' })
    },
  )
  test('may hold one key in two objects', () => {
    expect(read({ body: '{"a":[{"b":1},{"b":1}]}' }).read).toBeDefined()
  })
  test('is told where it is wrong', () => {
    expect(read({ body: '{"a~/b":"x"}' })).toEqual({ refused: 'parametre_invalide' })
  })
})

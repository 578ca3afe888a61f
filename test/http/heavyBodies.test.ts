// «No body within the limits holds the event loop above 100 ms on any route»: docs/decisions/0036-portes.md. The widest, longest
// and deepest bodies of each route go through its validators; processor time counts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'postgraphile/graphql'
import { describe, expect, test } from 'vitest'
import { bodyLimitOf } from '../../src/contract/bodySize.ts'
import { loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { Refusal } from '../../src/contract/errors.ts'
import { takesBody } from '../../src/contract/route.ts'
import { dereference, readRouteSchemas, type Schema } from '../../src/contract/routeSchemas.ts'
import { createReader } from '../../src/graphql/documents.ts'
import { requireSchemas } from '../../src/http/bodies/attributes.ts'
import { hasTooManyMarks } from '../../src/http/bodies/bodies.ts'
import { createReaders } from '../../src/http/bodies/requests.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { isRefusal, readBatch } from '../../src/sync/envelopes.ts'
import { costOf, longestTurnOf, MOST_MS } from '../support/processor.ts'

const OVERALL = 2_097_152
const schemas = readRouteSchemas()
const readers = createReaders(ROUTES, schemas)
const commands = loadCommandSchemas()

/** Runs work that may refuse the body; any other error is thrown. */
function refusedOrNot(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const times = (bytes: number, one: string) =>
  Array(Math.max(1, Math.floor(bytes / (one.length + 1)))).fill(one)
const members = (bytes: number, value: string) => {
  const count = Math.floor(bytes / (value.length + 10))
  return `{${Array.from({ length: count }, (_, at) => `"k${at.toString(36)}":${value}`).join(',')}}`
}

/** Values of about this many bytes, each expensive in its own way. */
const BAD: Record<string, (bytes: number) => string> = {
  zeros: (bytes) => `[${times(bytes, '0')}]`,
  objects: (bytes) => `[${times(bytes, '{}')}]`,
  texts: (bytes) => `[${times(bytes, '""')}]`,
  'deep lists': (bytes) => `[${times(bytes, '['.repeat(25) + ']'.repeat(25))}]`,
  'many keys': (bytes) => members(bytes, '0'),
  shapes: (bytes) =>
    `[${Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `{"k${at.toString(36)}":0}`)}]`,
  blanks: (bytes) => `"${' '.repeat(bytes)}"`,
  letters: (bytes) => `"${'a'.repeat(bytes)}!"`,
  escapes: (bytes) => `"${'\\u00e9'.repeat(bytes / 6)}"`,
  digits: (bytes) => `[${times(bytes, '1234567890123456')}]`,
  'one key': (bytes) => `{${times(bytes, '"k":0')}}`,
}

/** The same kinds of values for a batch, with numbers, because the validator compares each number with its double. */
const BAD_LOTS: typeof BAD = {
  ...BAD,
  'great numbers': (bytes) => `[${times(bytes, '1.2345678901234567e300')}]`,
}

function judged(text: string, work: (body: Buffer) => void): number {
  const body = Buffer.from(text)
  return costOf(() => refusedOrNot(() => hasTooManyMarks(body) || work(body)))
}

const TEXTS = new Set(['blanks', 'letters', 'escapes'])

/** Returns a member of a body that takes an expensive value: a list, a text with a pattern, or an unknown member. */
function memberFor(schema: Schema, kind: string): string {
  const fits = ({ items, pattern }: Schema) => (TEXTS.has(kind) ? pattern : items) !== undefined
  return Object.entries(schema.properties ?? {}).find(([, one]) => fits(one))?.[0] ?? 'inconnu'
}

describe('a body', () => {
  const path = { id: '01960000-0002-7000-8000-000000000001' }
  const taking = ROUTES.filter((route) => takesBody(route) && !route.raw)

  test('is never read for long', () => {
    const values = new Map<string, string>()
    const slow: unknown[] = []
    for (const route of taking) {
      const document = schemas.get(route.name)
      const corps = document?.$defs.corps
      const read = readers.get(route.name)
      if (document === undefined || corps === undefined || read === undefined) continue
      const limit = bodyLimitOf(route, schemas, OVERALL)
      for (const [kind, write] of Object.entries(BAD)) {
        const value = values.get(`${kind} ${limit}`) ?? write(limit - 100)
        values.set(`${kind} ${limit}`, value)
        const member = memberFor(dereference(schemas, document, corps), kind)
        const ms = judged(`{"${member}":${value}}`, (body) => read({ path, query: '', body }))
        if (ms > MOST_MS) slow.push([route.name, member, kind, limit, ms])
      }
    }
    expect(slow).toEqual([])
  }, 60_000)

  test('of forty thousand controls to lift is refused in a moment', () => {
    const read = readers.get('controles_lever')
    const body = Buffer.from(`{"aussi":[${Array.from({ length: 40_000 }, (_, at) => at)}]}`)
    expect(costOf(() => refusedOrNot(() => read?.({ path, query: '', body })))).toBeLessThan(MOST_MS)
  })
})

const UUID = '01960000-0002-7000-8000-000000000001'
const envelope = (payload: string) =>
  `{"id":"${UUID}","type":"parcelle.relever","version_schema":1,"organisation_id":"${UUID}","appareil_id":"${UUID}",` +
  `"utilisateur_id":"${UUID}","sequence":1,"cree_le_appareil":"2026-01-01T00:00:00Z","horloge":null,` +
  `"reference_provisoire":null,"versions":{},"pieces_jointes":[],"payload":${payload},"empreinte":"${'a'.repeat(64)}"}`

/** Returns the largest body that is still read: it has just fewer brackets and commas than the limit. */
function densest(write: (bytes: number) => string, commandes: number): string {
  const text = (bytes: number) => `{"commandes":[${Array(commandes).fill(envelope(write(bytes)))}]}`
  let bytes = Math.floor(OVERALL / commandes) - 1000
  while (hasTooManyMarks(Buffer.from(text(bytes)))) bytes = Math.floor(bytes * 0.8)
  return text(bytes)
}

describe('a batch', () => {
  test.each(Object.entries(BAD_LOTS))('of %s is never read for long, nor its fingerprints', (_, write) => {
    for (const commandes of [50, 1]) {
      const text = densest(write, commandes)
      const body = Buffer.from(text)
      expect(body.length).toBeLessThan(OVERALL)
      expect(costOf(() => isRefusal(readBatch(body, commands)))).toBeLessThan(MOST_MS)
    }
  })

  test('with the longest survey is read', () => {
    const ring = Array(10_000).fill([2.123456, 9.123456, 312.5])
    const body = Buffer.from(
      `{"commandes":[${envelope(JSON.stringify({ releve: { coordinates: [ring] } }))}]}`,
    )
    expect(hasTooManyMarks(body)).toBe(false)
  })
})

test('the schemas of attributes are judged one at a time', async () => {
  const nested = (depth: number): object =>
    depth === 0 ? { type: 'integer' } : { anyOf: [nested(depth - 1), { type: 'null' }], minimum: depth }
  const wide = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`k${at}`, { type: 'integer' }]))
  for (const schema of [nested(25), { type: 'object', properties: wide }, { enum: times(3800, 'a') }]) {
    const judge = () => {
      const attributs = Array.from({ length: 50 }, () => ({ schema: structuredClone(schema) }))
      return requireSchemas(attributs).catch((error: unknown) => expect(error).toBeInstanceOf(Refusal))
    }
    expect(await longestTurnOf(judge)).toBeLessThan(MOST_MS)
  }
})

test('a query of GraphQL is never read for long', () => {
  const file = join(import.meta.dirname, '..', '..', 'schemas', 'backoffice.graphql')
  const read = createReader(buildSchema(readFileSync(file, 'utf8')))
  const hidden = (selection: string) => `{ __typename } fragment F on Query { ${selection} }`
  const queries = [
    hidden('__typename '.repeat(4_900)),
    hidden('campagnes(first: 1, first: 1) { totalCount } '.repeat(300)),
    `{ __typename } ${times(4_000, 'fragment F on Query { __typename ...F }').join(' ')}`,
    `{ campagne(id: "${'x'.repeat(60_000)}") { id } }`,
  ]
  for (const [at, query] of queries.entries()) {
    let tries = 0
    const cost = costOf(() => {
      tries += 1 // uses another text each time, because parsed texts are cached
      read(query + ' '.repeat(tries)).errors()
    })
    expect([at, cost < MOST_MS, cost]).toEqual([at, true, cost])
  }
})

// Requests to a route: everything that its contract allows, the accepted request with a change, and hostile ones.
import fc from 'fast-check'
import { type Route, takesBody, takesKey } from '../../../src/contract/route.ts'
import { parseReference, type Schema } from '../../../src/contract/routeSchemas.ts'
import { QUERY_VALUES, VALUES } from '../../api/support/hostile.ts'
import { NOBODY } from '../../api/support/provoke.ts'
import type { Ask } from '../../api/support/scene.ts'
import { type Pool, valuesOf } from './values.ts'

/** A request as it is sent. */
export type Request = {
  readonly path: string
  readonly body?: string
  readonly as: string
  readonly headers: Readonly<Record<string, string>>
}

type Json = Record<string, unknown>

const MARK = '__VALUE__'
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const OTHERS = ['agent1', 'agent2', 'admin', 'direction', 'rsci', 'commercial', 'magasinier', 'inspecteur']
const hostile = fc.constantFrom(...Object.values(VALUES).filter(({ length }) => length < 2_000))
const written = (value: unknown) => JSON.stringify(value)
// An object without a prototype can not be converted to text.
const inAddress = (value: unknown) => (typeof value === 'object' ? written(value) : String(value))

/** Generates requests to a route as variants of its successful one. */
export function requestsOf(pool: Pool, route: Route, ask: Ask): fc.Arbitrary<Request> {
  const schema = pool.schemas.get(route.name)?.$defs
  const { corps, query } = schema ?? {}
  const as = fc.oneof(
    { weight: 8, arbitrary: fc.constant(ask.as) },
    { weight: 1, arbitrary: fc.constantFrom(...OTHERS) },
  )
  const path = fc
    .tuple(
      paths(pool, ask.path.split('?')[0] ?? ''),
      query === undefined ? fc.constant('') : queries(pool, route, query),
    )
    .map(([place, asked]) => place + whole(ask.path.split('?')[1], asked))
  return fc.record({
    path,
    as,
    headers: headers(route),
    body: takesBody(route) ? bodies(pool, route, corps, ask.body) : fc.constant(undefined),
  }) as fc.Arbitrary<Request>
}

// A parameter that is in both queries is sent only once.
function whole(own: string | undefined, drawn: string): string {
  const given = new Map(
    (own ?? '')
      .split('&')
      .filter(Boolean)
      .map((one) => [one.split('=')[0], one]),
  )
  for (const one of drawn.split('&').filter(Boolean)) given.set(one.split('=')[0], one)
  return given.size === 0 ? '' : `?${[...given.values()].join('&')}`
}

function paths({ ids }: Pool, path: string): fc.Arbitrary<string> {
  const rows = fc.oneof(
    fc.constantFrom(...ids),
    fc.constant(NOBODY),
    fc.constantFrom('x', '0', '%00', '%F0%9F%98%80', 'é'),
  )
  const elsewhere = rows.map((id) => path.replace(UUID, id))
  return fc.oneof({ weight: 7, arbitrary: fc.constant(path) }, { weight: 2, arbitrary: elsewhere })
}

function queries(pool: Pool, { name }: Route, schema: Schema): fc.Arbitrary<string> {
  const members = Object.entries(schema.properties ?? {})
  if (members.length === 0) return fc.constant('')
  const one = fc.constantFrom(...members).chain(([member, of]) =>
    fc
      .oneof(
        {
          weight: 6,
          arbitrary: valuesOf(pool, name, of).map((value) =>
            encodeURIComponent(inAddress(value).toWellFormed()),
          ),
        },
        { weight: 1, arbitrary: fc.constantFrom(...QUERY_VALUES) },
      )
      .map((value) => `${member}=${value}`),
  )
  return fc.array(one, { maxLength: 3 }).map((all) => all.join('&'))
}

function headers(route: Route): fc.Arbitrary<Record<string, string>> {
  const key = fc
    .integer({ min: 0, max: 30 })
    .map((n) => ({ 'idempotency-key': `epreuve-${route.name}-${n}`.padEnd(20, '.') }))
  const table = fc.constantFrom({ accept: 'text/csv' }, { accept: 'application/json' }, { accept: '*/*' })
  const none = { weight: 5, arbitrary: fc.constant({}) }
  return fc.oneof(none, { weight: 1, arbitrary: takesKey(route) ? key : table })
}

/**
 * Returns the members of a body, and the schema file to which their references belong: a record's file contains the bodies of the
 * acts that write it.
 */
export function membersOf(
  pool: Pool,
  file: string,
  corps: Schema | undefined,
): { file: string; properties: Readonly<Record<string, Schema>> } {
  if (corps?.$ref === undefined) return { file, properties: corps?.properties ?? {} }
  const { file: named, def } = parseReference(corps.$ref)
  return membersOf(pool, named || file, pool.schemas.get(named || file)?.$defs[def])
}

function bodies(pool: Pool, { name }: Route, corps: Schema | undefined, body: unknown): fc.Arbitrary<string> {
  const own = isObject(body) ? body : {}
  const { file, properties } = membersOf(pool, name, corps)
  const members = [...new Set([...Object.keys(properties), ...Object.keys(own)])]
  const drawn = corps === undefined ? fc.constant({}) : valuesOf(pool, name, corps)
  if (members.length === 0) return fc.oneof(drawn.map(written), hostile)
  const member = fc.constantFrom(...members)
  const changed = fc
    .array(
      member.chain((at) => valuesOf(pool, file, properties[at] ?? {}).map((value) => [at, value] as const)),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) => written({ ...own, ...Object.fromEntries(changes) }))
  const spoilt = fc
    .tuple(member, hostile)
    .map(([at, value]) => written({ ...own, [at]: MARK }).replace(`"${MARK}"`, () => value))
  const without = member.map((at) => written({ ...own, [at]: undefined }))
  return fc.oneof(
    { weight: 4, arbitrary: changed },
    { weight: 3, arbitrary: drawn.map(written) },
    { weight: 2, arbitrary: spoilt },
    { weight: 1, arbitrary: without },
    { weight: 1, arbitrary: fc.constant(written(own)) },
  )
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

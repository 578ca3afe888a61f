// «Nothing in a body, token, header or query gives a 5xx; each refusal has a code of schemas/erreurs.json.» The reader of every
// route gets every hostile value of every member (test/http/shapes.test.ts proves the readers shape by shape). Requests that the
// reader accepts are sent to the service. The stages before the reader are tried on one route for each way of reading a request
// (`contract/responses` provokes each refusal on every kind of route). The wrapper judges every response: status, code and body
// against the contract.
import { describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { Refusal } from '../../src/contract/errors.ts'
import { type Route, takesBody } from '../../src/contract/route.ts'
import { partOf } from '../../src/contract/routeSchemas.ts'
import { ownFiles } from '../../src/ownFiles.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { BODIES, QUERIES, QUERY_VALUES, VALUES } from './support/hostile.ts'
import { oneOfEach, readingOf } from './support/kinds.ts'
import { NOBODY } from './support/provoke.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
// The service reads a body only when the caller may use the route: here `admin` may use all routes except the publisher's.
await api.sql(
  `insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
   select u.organisation_id, u.id, e.id, tstzrange(now() - interval '1 day', null)
   from utilisateur.utilisateur u join utilisateur.ensemble e using (organisation_id)
   where u.identifiant = 'admin' and u.organisation_id = $1
   on conflict do nothing`,
  [ORGANISATION.demo],
)
const token = await api.tokenOf('admin')
// The service's own readers, so that each reader is compiled only once.
const { schemas, readers } = ownFiles()
const titled = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const)
const TAKING = ROUTES.filter(takesBody)
const placed = (path: string) => path.replaceAll(/:id\b/g, NOBODY)
const membersOf = (name: string, part: Parameters<typeof partOf>[2]) =>
  Object.keys(partOf(schemas, name, part).properties ?? {})
/** Says if a member of a body may be null, for example a logo that is removed. */
const isNullable = (name: string, member: string) =>
  /"null"|_ou_null?e?"/.test(JSON.stringify(partOf(schemas, name, 'corps').properties?.[member] ?? ''))
const refusedAs = (status: number) => status >= 400 && status < 500 && status !== 429

/** Says if the validator of a route accepts a request. The validator throws only refusals, for any request. */
function letsThrough(
  route: Route,
  { query = '', body = '' }: { query?: string; body?: string | Uint8Array },
) {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const path = Object.fromEntries(names.map((name) => [name, /id$/.test(name) ? NOBODY : '1']))
  try {
    readers.get(route.name)?.({ path, query, body: Buffer.from(body as string) })
    return true
  } catch (error) {
    // Calling `expect` on each of so many errors takes longer than the readers.
    if (!(error instanceof Refusal)) throw error
    return false
  }
}

// The enrolments of one caller are rate limited, so the requests are distributed over several callers.
const CALLERS = ['admin', 'direction', 'rsci', 'agent1', 'agent2', 'commercial', 'magasinier', 'inspecteur']
let turn = 0
async function post(route: Route, body: unknown, headers = {}) {
  const as = route.who === 'enrolement' ? CALLERS[turn++ % CALLERS.length] : 'admin'
  return api.send(route.method, placed(route.path), { as, body, headers })
}
const ask = (route: Route, query: string) =>
  api.send(route.method, `${placed(route.path)}?${query}`, {
    token,
    body: takesBody(route) ? {} : undefined,
  })

// Messages of refusals that come before any member is read, so one member is enough to prove them.
const OF_THE_TEXT = / levels$/
// A route refuses an unknown member because of its name, so one value is enough to prove it.
const UNKNOWN = 'inconnu'
const PLAIN = { body: VALUES['a number as text'], query: 'null' }

describe('a member of a body is never what none of its values means', () => {
  test.each(titled(TAKING))('%s', async (_, route) => {
    const members = route.raw ? ['commandes'] : [...membersOf(route.name, 'corps'), UNKNOWN]
    const bodies = members.flatMap((member, index) =>
      Object.entries(VALUES)
        .filter(([title]) => index === 0 || !OF_THE_TEXT.test(title))
        .filter(([, value]) => member !== UNKNOWN || value === PLAIN.body)
        .filter(([, value]) => value !== 'null' || !isNullable(route.name, member))
        .map(([, value]) => `{${JSON.stringify(member)}:${value}}`),
    )
    // A number as text may be a valid reason for a decision; the function then refuses the request for its other members.
    for (const body of bodies.filter((text) => route.raw || letsThrough(route, { body: text }))) {
      const { status } = await post(route, body)
      expect([body.slice(0, 100), refusedAs(status)]).toEqual([body.slice(0, 100), true])
    }
  })
})

describe('a member of a query is never what none of its values means', () => {
  test.each(titled(ROUTES))('%s', async (_, route) => {
    // A route without a query schema never reads the query, with any caller.
    const isRead = schemas.get(route.name)?.$defs.query !== undefined && route.who !== 'public'
    const members = [...membersOf(route.name, 'query'), ...(isRead ? [UNKNOWN] : [])]
    const queries = members.flatMap((member) =>
      QUERY_VALUES.filter((value) => member !== UNKNOWN || value === PLAIN.query).map(
        (value) => `${member}=${value}`,
      ),
    )
    const read = queries.filter((query) => letsThrough(route, { query, body: '{}' }))
    expect(read.filter((query) => query.startsWith(`${UNKNOWN}=`))).toEqual([])
    for (const query of read)
      expect([query.slice(0, 100), (await ask(route, query)).status < 500]).toEqual([
        query.slice(0, 100),
        true,
      ])
  })
})

test('no reader lets through a body or a query that is wrong as a whole', () => {
  const through = ROUTES.filter(({ who, raw }) => who !== 'public' && !raw).flatMap((route) => [
    ...QUERIES.filter((query) => letsThrough(route, { query, body: '{}' })),
    ...Object.entries(BODIES)
      .filter(([title, body]) => takesBody(route) && title !== 'empty' && letsThrough(route, { body }))
      .map(([title]) => `${route.name}: ${title}`),
  ])
  expect(through).toEqual([])
})

describe.each(oneOfEach(readingOf, TAKING))('%s', (_, route) => {
  test.each(Object.entries(BODIES))('body: %s', async (__, body) => {
    expect((await post(route, body)).status).toSatisfy(refusedAs)
  })

  test('over the limit is 413, however it is sent', async () => {
    const large = `{"a":"${'x'.repeat(2_100_000)}"}`
    const statuses = [(await post(route, large)).status, (await post(route, Buffer.from(large))).status]
    expect(statuses).toEqual([413, 413])
  })

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=latin1',
    'json',
    '*/*',
  ])('content type %s is 415', async (type) => {
    expect((await post(route, '{}', { 'content-type': type })).status).toBe(415)
  })

  test.each(['gzip', 'br', 'rubbish'])('an encoding that is not what it says: %s', async (encoding) => {
    expect((await post(route, '{}', { 'content-encoding': encoding })).status).toSatisfy(refusedAs)
  })
})

describe.each(oneOfEach(readingOf, ROUTES))('%s', (_, route) => {
  test.each(QUERIES)('query %s is refused, never a 5xx', async (query) => {
    if (route.who !== 'public') expect((await ask(route, query)).status).toSatisfy(refusedAs)
  })

  test('a query of two thousand members', async () => {
    const query = Array.from({ length: 2000 }, (__, index) => `m${index}=1`).join('&')
    expect((await ask(route, query)).status).toBeLessThan(500)
  })

  test.each([
    'x-organisation',
    'authorization',
    'accept',
    'origin',
    'x-request-id',
    'if-none-match',
    'cookie',
  ])('ten thousand characters in header %s', async (name) => {
    const { status } = await api.send(route.method, placed(route.path), {
      token,
      headers: { [name]: 'é'.repeat(10_000) },
    })
    expect(status).toBeLessThan(500)
  })
})

test('nothing of all that was an unexpected error', () => {
  const unexpected = api.server.logs.filter(
    ({ level, msg }) => Number(level) >= 50 || msg === 'unexpected error',
  )
  expect(unexpected).toEqual([])
})

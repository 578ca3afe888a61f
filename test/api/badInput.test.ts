// «Nothing in a body, token, header or query gives a 5xx; each refusal has a code of schemas/erreurs.json.»
// The wrapper judges every answer: status, code and body against the contract.
import { describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { takesBody } from '../../src/contract/route.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { BODIES, VALUES } from './support/hostile.ts'

const api = await openApi()
// Bodies are read of those alone who may use the route: here `admin` may use them all, but for the publisher's.
await api.sql(
  `insert into utilisateur.attribution (organisation_id, utilisateur_id, ensemble_id, periode)
   select u.organisation_id, u.id, e.id, tstzrange(now() - interval '1 day', null)
   from utilisateur.utilisateur u join utilisateur.ensemble e using (organisation_id)
   where u.identifiant = 'admin' and u.organisation_id = $1
   on conflict do nothing`,
  [ORGANISATION.demo],
)
const token = await api.tokenOf('admin')
const schemas = readRouteSchemas()
const TAKING = ROUTES.filter(takesBody)
const placed = (path: string) => path.replaceAll(/:id\b/g, '01960000-00ff-7000-8000-000000000001')
const membersOf = (name: string, part: string) =>
  Object.keys(schemas.get(name)?.$defs[part]?.properties ?? {})

const refusedAs = (status: number) => status >= 400 && status < 500 && status !== 429

// The enrolments of one caller are counted.
const CALLERS = ['admin', 'direction', 'rsci', 'agent1', 'agent2', 'commercial', 'magasinier', 'inspecteur']
let turn = 0

describe.each(TAKING.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  const post = async (body: unknown, headers = {}) => {
    const as = route.who === 'enrolement' ? CALLERS[turn++ % CALLERS.length] : 'admin'
    return api.send(route.method, placed(route.path), { as, body, headers })
  }

  test.each(Object.entries(BODIES))('body: %s', async (__, body) => {
    expect((await post(body)).status).toSatisfy(refusedAs)
  })

  const members = route.raw ? ['commandes'] : [...membersOf(route.name, 'corps'), 'inconnu']
  test.each(
    members.flatMap((member) => Object.entries(VALUES).map(([title, text]) => [member, title, text])),
  )('member %s: %s', async (member, __, text) => {
    // A number as text may be a good reason for a decision; everything else is refused.
    const { status } = await post(`{"${member}":${text}}`)
    expect(status).toSatisfy(refusedAs)
  })

  test('over the limit is 413, however it is sent', async () => {
    const large = `{"a":"${'x'.repeat(2_100_000)}"}`
    expect([(await post(large)).status, (await post(Buffer.from(large))).status]).toEqual([413, 413])
  })

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=latin1',
    'json',
    '*/*',
  ])('content type %s is 415', async (type) => {
    expect((await post('{}', { 'content-type': type })).status).toBe(415)
  })

  test.each(['gzip', 'br', 'rubbish'])('an encoding that is not what it says: %s', async (encoding) => {
    expect((await post('{}', { 'content-encoding': encoding })).status).toSatisfy(refusedAs)
  })
})

describe.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  const ask = (query: string) =>
    api.send(route.method, `${placed(route.path)}?${query}`, {
      token,
      body: takesBody(route) ? {} : undefined,
    })
  const known = membersOf(route.name, 'query')

  test.each(['%', '%zz', '%c0%80=1', '%ff=1', 'a=%00', 'a=%ed%a0%80', 'a=1&a=2', '__proto__=1', 'a=1&%61=2'])(
    'query %s is refused, never a 5xx',
    async (query) => {
      if (route.who === 'public') return
      expect((await ask(query)).status).toSatisfy(refusedAs)
    },
  )

  test.each([...known, 'inconnu'])('query member %s: hostile values', async (member) => {
    for (const text of [
      '',
      '%00',
      '%F0%9F%98%80',
      '-1',
      '0',
      '1e3',
      '9007199254740993',
      '9'.repeat(2000),
      '[]',
      "'",
      '0000-01-01',
      'null',
    ]) {
      const { status } = await ask(`${member}=${text}`)
      expect(status).toBeLessThan(500)
    }
  })

  test('a query of ten thousand members', async () => {
    const query = Array.from({ length: 2000 }, (__, index) => `m${index}=1`).join('&')
    expect((await ask(query)).status).toBeLessThan(500)
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

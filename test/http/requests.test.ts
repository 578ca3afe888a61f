// Every kind of malformed request is refused with a stable code before it reaches the database.
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { Refusal } from '../../src/contract/errors.ts'
import { partOf, readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { createReaders } from '../../src/http/bodies/requests.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { seedOf } from '../support/figures.ts'
import { type Bench, startBench } from './support.ts'

const UUID = '01960000-0002-7000-8000-000000000001'
const JETON = '/v1/sync/jeton'

let bench: Bench
beforeAll(async () => {
  const scope = JSON.stringify({ organisation_id: 'o', utilisateur_id: 'u', appareil_id: 'a', duree_s: 300 })
  const told: Record<string, string> = { sync_jeton: scope, organisation_logo: '{"logo":null,"cle":null}' }
  bench = await startBench(({ name }) => told[name] ?? '{}', { REFUSALS_PER_MINUTE: '100000' })
})
beforeEach(() => bench.statements.splice(0))
afterAll(() => bench.close())

const get = (path: string) => bench.http.get(path, 'admin')
const post = (path: string, body: string, headers?: Record<string, string>) =>
  bench.http.post(path, body, 'admin', headers)

/** Sends bytes that `fetch` refuses to send, and reads the status line. */
async function raw(request: string | Buffer): Promise<number> {
  const { hostname, port } = new URL(bench.http.url)
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('error', reject)
    socket.once('data', (data) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1]))
      socket.destroy()
    })
  })
}

describe('a body', () => {
  test.each([
    ['that ends too early', '{"appareil_id":', 'corps_illisible'],
    ['that is no JSON', 'appareil_id=1', 'corps_illisible'],
    ['with a byte order mark', '\ufeff{}', 'corps_illisible'],
    ['with a key twice', `{"appareil_id":"${UUID}","appareil_id":"${UUID}"}`, 'corps_illisible'],
    [
      'with a key twice, once escaped',
      `{"appareil_id":"${UUID}","appareil\\u005fid":"${UUID}"}`,
      'corps_illisible',
    ],
    ['nested too deep', `{"a":${'['.repeat(32)}${']'.repeat(32)}}`, 'corps_illisible'],
    ['nested without end', '['.repeat(1_000), 'corps_illisible'],
    ['nested without end, closed', '['.repeat(500) + ']'.repeat(500), 'corps_illisible'],
    ['that is empty', '', 'appareil_id_invalide'],
    ['that is no object', '[]', 'appareil_id_invalide'],
    ['that is null', 'null', 'appareil_id_invalide'],
    ['without its member', '{}', 'appareil_id_invalide'],
    ['with a member of another type', '{"appareil_id":1}', 'appareil_id_invalide'],
    ['with a member that is no uuid', '{"appareil_id":"x"}', 'appareil_id_invalide'],
    ['with the URN of a uuid', `{"appareil_id":"urn:uuid:${UUID}"}`, 'appareil_id_invalide'],
    ['with U+0000', '{"appareil_id":"\\u0000"}', 'appareil_id_invalide'],
    ['with a lone surrogate', '{"appareil_id":"\\ud800"}', 'appareil_id_invalide'],
    ['with U+0000 in a key', `{"appareil_id":"${UUID}","a\\u0000":1}`, 'parametre_invalide'],
    ['with a lone surrogate in a key', `{"appareil_id":"${UUID}","\\udc00":1}`, 'parametre_invalide'],
    ['with an integer beyond 2^53', `{"appareil_id":"${UUID}","x":9007199254740992}`, 'parametre_invalide'],
    ['with a number beyond all', `{"appareil_id":"${UUID}","x":[-1e400]}`, 'parametre_invalide'],
    ['with __proto__', `{"appareil_id":"${UUID}","__proto__":{"x":1}}`, 'parametre_invalide'],
    ['with a member too many', `{"appareil_id":"${UUID}","x":1}`, 'parametre_invalide'],
  ])('%s is refused', async (_, body, code) => {
    const answer = await post(JETON, body)
    expect([answer.status, answer.body.erreur]).toEqual([400, code])
    expect(bench.statements).toEqual([])
  })

  test('that is not UTF-8 is refused', async () => {
    const bytes = Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])
    const headers = {
      authorization: `Bearer ${await bench.http.token('admin')}`,
      'content-type': 'application/json',
    }
    const answer = await fetch(bench.http.url + JETON, { method: 'POST', headers, body: bytes })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { erreur: 'corps_illisible', details: [{ chemin: '', raison: 'not UTF-8' }] },
    ])
  })

  test('nested just deep enough is read', async () => {
    const answer = await post(JETON, `{"a":${'['.repeat(31)}${']'.repeat(31)}}`)
    expect(answer.body.details[0].raison).toMatch(/required/)
  })

  test('tells where and why it is wrong', async () => {
    const { body } = await post('/v1/appareils/x/revoquer', '{"raison":"","autre":1}')
    const chemins = body.details.map(({ chemin }: { chemin: string }) => chemin)
    expect(new Set(chemins)).toEqual(new Set(['/id', '/raison', '/autre']))
  })

  test.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['application/json; charset=iso-8859-1', '{}'],
    ['application/jsonp', '{}'],
    ['application/vnd.api+json', '{}'],
    ['', '{}'],
  ])('of type %s is not supported', async (type, body) => {
    for (const path of [JETON, '/v1/sync/commandes']) {
      const answer = await post(path, body, { 'content-type': type })
      expect([answer.status, answer.body.erreur]).toEqual([415, 'type_contenu_non_supporte'])
    }
  })

  test('may say that it is UTF-8, and be compressed', async () => {
    const token = await bench.http.token('admin')
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'Application/JSON; charset="UTF-8"',
      'content-encoding': 'gzip',
    }
    const body = gzipSync(JSON.stringify({ appareil_id: UUID }))
    const answer = await fetch(bench.http.url + JETON, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    expect(bench.statements[0]?.values[1]).toBe(JSON.stringify({ appareil_id: UUID }))
  })

  test('of a false or unknown encoding is refused', async () => {
    const corrupt = await post(JETON, '{}', { 'content-encoding': 'gzip' })
    expect([corrupt.status, corrupt.body.erreur]).toEqual([400, 'corps_illisible'])
    const unknown = await post(JETON, '{}', { 'content-encoding': 'rot13' })
    expect([unknown.status, unknown.body.erreur]).toEqual([415, 'type_contenu_non_supporte'])
  })

  test('over the limit is refused, announced, in pieces or compressed', async () => {
    const large = 'x'.repeat(3 * 1024 * 1024)
    const announced = await post('/v1/sync/commandes', large)
    expect([announced.status, announced.body.erreur]).toEqual([413, 'corps_trop_grand'])
    const headers = {
      authorization: `Bearer ${await bench.http.token('admin')}`,
      'content-type': 'application/json',
    }
    const pieces = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 40; sent++) controller.enqueue(new Uint8Array(100_000))
        controller.close()
      },
    })
    const init = { method: 'POST', headers, body: pieces, duplex: 'half' } as RequestInit
    expect((await fetch(bench.http.url + JETON, init)).status).toBe(413)
    const bomb = { ...headers, 'content-encoding': 'gzip' }
    const compressed = await fetch(bench.http.url + JETON, {
      method: 'POST',
      headers: bomb,
      body: gzipSync(large),
    })
    expect(compressed.status).toBe(413)
  })

  test('is not looked at before the token', async () => {
    for (const headers of [undefined, { 'content-type': 'text/plain' }]) {
      const answer = await bench.http.post(JETON, '{', undefined, headers)
      expect([answer.status, answer.body.erreur]).toEqual([401, 'jeton_absent'])
    }
    expect((await bench.http.post(JETON, 'x'.repeat(3_000_000))).status).toBe(401)
  })
})

describe('an address of mail', () => {
  const schemas = readRouteSchemas()
  const readers = createReaders(ROUTES, schemas)
  const asking = ROUTES.filter(({ name }) => 'courriel' in (partOf(schemas, name, 'corps').properties ?? {}))

  test.each(asking.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
    const faultsOf = (courriel: string) => {
      try {
        readers.get(route.name)?.({
          path: { id: UUID },
          query: '',
          body: Buffer.from(JSON.stringify({ courriel })),
        })
        return []
      } catch (error) {
        return error instanceof Refusal ? (error.details as { chemin: string }[]) : []
      }
    }
    const isRefused = (courriel: string) => faultsOf(courriel).some(({ chemin }) => chemin === '/courriel')
    expect(['bio@import.fr', 'x', 'x@', '@x.fr', 'x y@z.fr', ''].map(isRefused)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })
})

describe('a query', () => {
  test.each([
    ['/v1/moi?a=%zz', 'parametre_invalide'],
    ['/v1/moi?%=1', 'parametre_invalide'],
    ['/v1/moi?a=%00', 'parametre_invalide'],
    ['/v1/moi?%00=a', 'parametre_invalide'],
    ['/v1/moi?a=%ED%A0%80', 'parametre_invalide'],
    ['/v1/moi?a=%ff', 'parametre_invalide'],
    ['/v1/moi?a=1&a=2', 'parametre_invalide'],
    ['/v1/moi?__proto__=1', 'parametre_invalide'],
    ['/v1/campagnes?statut=fermee', 'parametre_invalide'],
    ['/v1/campagnes?statut=', 'parametre_invalide'],
    ['/v1/campagnes?statut[]=ouverte', 'parametre_invalide'],
    ['/v1/campagnes?statut=ouverte&statut=ouverte', 'parametre_invalide'],
    ['/v1/campagnes?status=ouverte', 'parametre_invalide'],
    ['/v1/numerotation/apercu', 'parametre_invalide'],
    ['/v1/numerotation/apercu?campagne=a&produit=b&nature=VTE', 'parametre_invalide'],
    ['/v1/numerotation/apercu?campagne=&produit=b&nature=MP', 'parametre_invalide'],
    ['/v1/producteurs?limite=0', 'parametre_invalide'],
    ['/v1/producteurs?limite=201', 'parametre_invalide'],
    ['/v1/producteurs?limite=1e1', 'parametre_invalide'],
    ['/v1/producteurs?limite=1.5', 'parametre_invalide'],
    ['/v1/producteurs?limite=99999999999999999999', 'parametre_invalide'],
    ['/v1/producteurs?limite=', 'parametre_invalide'],
    ['/v1/producteurs?groupement_id=1', 'parametre_invalide'],
    ['/v1/producteurs?curseur=%20', 'parametre_invalide'],
    ['/v1/journal?depuis=9999-12-31T23:59:59-12:00', 'parametre_invalide'],
    ['/v1/journal?depuis=0001-01-01T00:00:00%2B14:00', 'parametre_invalide'],
    ['/v1/journal?depuis=infinity', 'parametre_invalide'],
    ['/v1/ventes?du=0000-12-31', 'parametre_invalide'],
    ['/v1/appareils?statut=perdu', 'parametre_invalide'],
    ['/v1/sync/etat-appareil', 'appareil_id_invalide'],
    ['/v1/sync/etat-appareil?appareil_id=', 'appareil_id_invalide'],
    ['/v1/sync/etat-appareil?appareil_id=1', 'appareil_id_invalide'],
    ['/v1/sync/etat-appareil?appareil_id=%00', 'appareil_id_invalide'],
    [`/v1/sync/etat-appareil?appareil_id=${UUID}&appareil_id=${UUID}`, 'appareil_id_invalide'],
  ])('%s is refused', async (path, code) => {
    const answer = await get(path)
    expect([answer.status, answer.body.erreur]).toEqual([400, code])
    expect(bench.statements).toEqual([])
  })

  test('reaches the function with integers as integers and the rest as text', async () => {
    await get('/v1/producteurs?limite=5&recherche=a+b%20c&')
    expect(bench.statements[0]?.values[1]).toBe('{"limite":5,"recherche":"a b c"}')
  })
})

describe('a path', () => {
  test.each([
    ['/v1/%zz', 400, 'parametre_invalide'],
    ['/v1/moi%00', 400, 'parametre_invalide'],
    ['/v1/%ED%A0%80', 400, 'parametre_invalide'],
    ['/v1/appareils/%zz/revoquer', 400, 'parametre_invalide'],
    ['/v1', 404, 'route_inconnue'],
    ['/v1/moi/', 404, 'route_inconnue'],
    ['/V1/moi', 404, 'route_inconnue'],
    ['//v1/moi', 404, 'route_inconnue'],
    ['/v1/constructor', 404, 'route_inconnue'],
    ['/oidc', 404, 'route_inconnue'],
    ['/oidc/me', 404, 'route_inconnue'],
  ])('%s answers %i', async (path, status, code) => {
    const answer = await bench.http.get(path)
    expect([answer.status, answer.body.erreur]).toEqual([status, code])
  })

  test.each(ROUTES.map((route) => [route.path.replace(':id', UUID), route.method, route.path] as const))(
    '%s is known by its own methods alone',
    async (path, method, template) => {
      const own = ROUTES.flatMap((route) => (route.path === template ? [String(route.method)] : []))
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'].filter(
        (candidate) => !own.includes(candidate),
      )) {
        const answer = await bench.http.request(other, path)
        expect([answer.status, answer.body.erreur]).toEqual([405, 'methode_non_autorisee'])
        expect(answer.headers.get('allow')).toContain(method)
      }
      const options = await bench.http.request('OPTIONS', path)
      expect([options.status, options.text]).toEqual([204, ''])
    },
  )
})

test('what no client library would send is refused too', async () => {
  const authorization = `Authorization: Bearer ${await bench.http.token('admin')}\r\n`
  expect(await raw('GET http://elsewhere/v1/moi HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(401)
  expect(await raw('OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(404)
  expect(await raw('TRACE /v1/moi HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(405)
  expect(
    await raw(Buffer.from('GET /v1/moi HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\r\n\r\n', 'latin1')),
  ).toBe(401)
  expect(
    await raw(
      `GET /v1/moi HTTP/1.1\r\nHost: x\r\n${authorization}X-Organisation: A\r\nX-Organisation: B\r\n\r\n`,
    ),
  ).toBe(200)
  expect(bench.statements[0]?.values[0]).toContain('"x_organisation":"A, B"')
})

test('nothing in a request gives a 5xx or a code that is not in the list', async () => {
  const paths = ROUTES.map(({ path, method }) => ({ path, method }))
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      text,
      fc.json(),
      text,
      async ({ path, method }, query, json, id) => {
        const encoded = encodeURIComponent(id.toWellFormed()) || 'x'
        const target = `${path.replace(':id', encoded)}?${encodeURI(query.toWellFormed())}`
        const body = method === 'POST' ? json : undefined
        const answer = await bench.http.request(method, target, { as: 'admin', body })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) expect(Object.keys(erreurs)).toContain(answer.body.erreur)
      },
    ),
    { numRuns: 300, seed: seedOf('FUZZ_SEED') },
  )
})

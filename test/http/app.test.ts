import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileReaders } from '../../src/ownFiles.ts'
import { type Answers, type Bench, databaseError, startBench } from './support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

test('by what each route judges its requests can be compiled, as the service does once it serves', async () => {
  await expect(compileReaders({ drains: [] })).resolves.toBe(undefined)
})

const start = (answers: Answers = () => '{}') => bench.reset(answers)

describe('a function', () => {
  test('answers byte for byte what is sent', async () => {
    start(() => '{"a" : 12345678901234567890}')
    const answer = await bench.http.get('/v1/moi', 'admin', { 'X-Organisation': 'DEMO' })
    expect([answer.status, answer.text]).toEqual([200, '{"a" : 12345678901234567890}'])
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const [statement] = bench.statements
    expect(statement?.name).toBe('moi')
    expect(JSON.parse(String(statement?.values[0]))).toMatchObject({
      emetteur: `${bench.http.url}/oidc`,
      identifiant: 'admin',
      organisations: ['DEMO'],
      roles: [],
      x_organisation: 'DEMO',
    })
  })

  test('is called once for HEAD, and nothing of it is sent', async () => {
    start()
    const answer = await bench.http.request('HEAD', '/v1/moi', { as: 'admin' })
    expect([answer.status, answer.text, bench.statements.length]).toEqual([200, '', 1])
  })

  test('is told in bytes, to HEAD as to GET, in whichever way its JSON is liked', async () => {
    start(() => '{"nom":"Sèdjro"}')
    for (const [method, accept] of [
      ['HEAD', '*/*'],
      ['GET', '*/*'],
      ['GET', 'application/json;q=0.1, text/csv'],
    ] as const) {
      const { headers } = await bench.http.request(method, '/v1/moi', { as: 'admin', headers: { accept } })
      const told = ['content-type', 'content-length', 'vary'].map((name) => headers.get(name))
      expect(told).toEqual(['application/json; charset=utf-8', '17', 'Origin, Accept-Encoding'])
    }
    // A page has no ETag if the response carries none, so the client gets the whole response.
    expect((await bench.http.get('/v1/moi', 'admin', { 'If-None-Match': 'undefined' })).status).toBe(200)
    // `If-None-Match: *` matches every representation that exists.
    const conditional = { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' }
    expect((await bench.http.get('/v1/moi', 'admin', conditional)).status).toBe(304)
  })

  test.each([
    ['TR404', 'campagne_introuvable', {}, 404, { erreur: 'campagne_introuvable' }],
    [
      'TR409',
      'campagne_non_ouverte',
      { detail: '{"statut":"cloturee"}' },
      409,
      { erreur: 'campagne_non_ouverte', details: { statut: 'cloturee' } },
    ],
    ['TR403', 'x', { detail: 'no JSON' }, 403, { erreur: 'x', details: 'no JSON' }],
    ['22P02', 'invalid input', {}, 400, { erreur: 'parametre_invalide' }],
    ['23505', 'duplicate', { constraint: 'appareil_deja_revoque' }, 409, { erreur: 'appareil_deja_revoque' }],
    ['23505', 'duplicate', { constraint: 'some_constraint' }, 409, { erreur: 'identifiant_deja_pris' }],
    ['40001', 'serialization', {}, 503, { erreur: 'service_indisponible' }],
    ['40P01', 'deadlock', {}, 503, { erreur: 'service_indisponible' }],
    ['53300', 'too many connections', {}, 503, { erreur: 'service_indisponible' }],
    ['57P01', 'terminating', {}, 503, { erreur: 'service_indisponible' }],
    ['08006', 'connection failure', {}, 503, { erreur: 'service_indisponible' }],
  ])('that raises %s %s is translated', async (code, message, more, status, body) => {
    start(() => databaseError(code, message, more))
    const answer = await bench.http.get('/v1/numerotation/apercu?campagne=a&produit=b&nature=MP', 'admin')
    expect([answer.status, answer.body]).toEqual([status, body])
    expect(answer.headers.has('retry-after')).toBe(status === 503)
  })

  test.each([
    ['TR500', 'erreur_interne', { detail: '{"secret":1}' }],
    ['P0004', 'assertion failed', {}],
    ['42501', 'permission denied', {}],
  ])('that fails by %s says nothing but the id that the log knows', async (code, message, more) => {
    start(() => databaseError(code, message, more))
    const answer = await bench.http.get('/v1/moi', 'admin')
    expect(answer.status).toBe(500)
    const id = answer.headers.get('x-request-id')
    expect(answer.body).toEqual({ erreur: 'erreur_interne', details: { id } })
    expect(bench.logged.find(({ level }) => level === 'error')?.details).toMatchObject({ id, err: { code } })
  })

  test('that the driver can not reach makes the service unavailable', async () => {
    start(() => new Error('Connection terminated unexpectedly'))
    const answer = await bench.http.get('/v1/produits', 'admin')
    expect([answer.status, answer.body]).toEqual([503, { erreur: 'service_indisponible' }])
  })
})

describe('a refused permission', () => {
  test.each([
    ['/v1/permissions', 'droit_manquant', true],
    ['/v1/permissions', 'compte_inactif', true],
    ['/v1/producteurs', 'compte_inactif', true],
    ['/v1/moi', 'compte_inactif', false],
    ['/v1/permissions', 'organisation_suspendue', false],
  ])('of %s by %s is journaled: %s', async (path, code, isJournaled) => {
    start(({ name }) =>
      name === 'journaliser_refus' ? 'null' : databaseError('TR403', code, { detail: '{"a":1}' }),
    )
    const answer = await bench.http.get(`${path}?`, 'admin')
    expect([answer.status, answer.body.erreur]).toEqual([403, code])
    const journal = bench.statements.find(({ name }) => name === 'journaliser_refus')
    const entry = { methode: 'GET', chemin: path, code, details: { a: 1 } }
    expect(journal && JSON.parse(String(journal.values[1]))).toEqual(isJournaled ? entry : undefined)
  })

  test('is told before the body is read, whatever it holds', async () => {
    const asked = () => bench.statements.map(({ name }) => name)
    start(({ name }) => (name === 'admettre' ? databaseError('TR403', 'droit_manquant') : '{}'))
    const refused = await bench.http.post('/v1/produits', '{"attributs":', 'admin')
    expect([refused.status, refused.body.erreur]).toEqual([403, 'droit_manquant'])
    expect(asked()).toEqual(['admettre', 'journaliser_refus'])
    // An ordinary batch of a phone is read at once; a large batch is not.
    const ordinary = await bench.http.post('/v1/sync/commandes', '{"commandes":', 'admin')
    expect(ordinary.body.erreur).toBe('lot_invalide')
    expect(asked()).toHaveLength(2)
    const large = await bench.http.post('/v1/sync/commandes', `{"x":"${'x'.repeat(200_000)}"`, 'admin')
    expect(large.status).toBe(403)
    expect(asked().slice(2)).toEqual(['admettre', 'journaliser_refus'])
  })

  test('stays one when the journal can not be written', async () => {
    start(({ name }) =>
      name === 'journaliser_refus' ? new Error('away') : databaseError('TR403', 'droit_manquant'),
    )
    expect((await bench.http.get('/v1/permissions', 'admin')).status).toBe(403)
    expect(bench.logged.some(({ level }) => level === 'error')).toBe(true)
  })
})

describe('public routes', () => {
  test('need no token', async () => {
    start()
    expect((await bench.http.get('/sante')).body).toEqual({ statut: 'ok' })
    expect((await bench.http.get('/.well-known/jwks.json')).body.keys).toHaveLength(2)
    expect((await bench.http.get('/v1/openapi.json')).body.openapi).toMatch(/^3\.1\./)
  })

  test('serve the contract once to whoever kept it', async () => {
    start()
    const etag = (await bench.http.get('/v1/openapi.json')).headers.get('etag') ?? ''
    // `fetch` adds `Cache-Control: no-cache` to a conditional request, which would make the service send everything again.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }
    const again = await bench.http.get('/v1/openapi.json', undefined, headers)
    expect([again.status, again.text]).toEqual([304, ''])
  })
})

// docs/decisions/0036-portes.md: the cost of reading grows with the number of values more than with the bytes.
test('a body of more than 50,000 commas, colons and brackets is refused, whatever its size', async () => {
  start()
  const send = (body: string) => bench.http.post('/v1/sync/commandes', body, 'admin')
  const dense = (marks: number) => `{"a":[0${',0'.repeat(marks - 3)}]}`
  const refused = await send(dense(50_001))
  const answer = { erreur: 'corps_trop_grand', details: { signes: 50_000 } }
  expect([refused.status, refused.body]).toEqual([413, answer])
  // Brackets and commas inside a text do not count.
  const text = JSON.stringify({ a: ',:[{"\\'.repeat(12_501) })
  for (const read of [await send(dense(50_000)), await send(text)])
    expect([read.status, read.body.erreur]).toEqual([400, 'lot_invalide'])
})

test('a sync token is signed for what the function says', async () => {
  const scope = { organisation_id: 'o', utilisateur_id: 'u', appareil_id: 'a' }
  start(() => JSON.stringify({ ...scope, duree_s: 300 }))
  const { body } = await bench.http.post('/v1/sync/jeton', { appareil_id: crypto.randomUUID() }, 'admin')
  expect(Object.keys(body)).toEqual(['jeton', 'expire_le'])
  expect(JSON.parse(atob(body.jeton.split('.')[1]))).toMatchObject({ ...scope, sub: 'u', aud: 'sillon-sync' })
})

describe('lists', () => {
  const page = {
    producteurs: [
      { id: '1', nom: '=1+1', prenoms: 'Éric, "le grand"', telephone: '+229', actif: true, localite: null },
    ],
    suivant: 'abc',
  }

  test('are tables for whoever prefers them', async () => {
    start(() => JSON.stringify(page))
    const answer = await bench.http.get('/v1/producteurs?limite=1&recherche=a%26b', 'admin', {
      Accept: 'text/csv',
    })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('vary')).toContain('Accept')
    expect(answer.headers.get('link')).toBe(
      '</v1/producteurs?limite=1&recherche=a%26b&curseur=abc>; rel="next"',
    )
    expect(answer.text.split('\n')).toEqual([
      'id,reference,groupement_id,groupement_id.code,groupement_id.nom,nom,prenoms,sexe,date_naissance,telephone,localite,version,actif,cree_le',
      `1,,,,,'=1+1,"Éric, ""le grand""",,,'+229,,,true,`,
      '',
    ])
  })

  test('spread an object over columns and write a list of objects as JSON', async () => {
    const parcelles = [
      { id: '1', cultures: [{ part_cp: 10 }], polygone: { surface_m2: 5 } },
      { id: '2', cultures: [], polygone: null },
    ]
    start(() => JSON.stringify({ parcelles, suivant: null }))
    const { text, headers } = await bench.http.get('/v1/parcelles?limite=9', 'admin', { Accept: 'text/csv' })
    expect(headers.has('link')).toBe(false)
    const [head, first, second] = text.split('\n')
    expect(head).toContain('cultures,polygone.id,polygone.geojson,polygone.surface_m2')
    expect(first).toContain('"[{""part_cp"":10}]"')
    expect(second).toMatch(/^2,.*\[\]/)
  })

  test.each([
    'application/json',
    '*/*',
    'application/json, text/csv',
    'text/csv;q=0.5, application/json',
    'text/html',
  ])('are JSON for whoever accepts %s', async (accept) => {
    start(() => JSON.stringify(page))
    const answer = await bench.http.get('/v1/producteurs', 'admin', { Accept: accept })
    expect(answer.body).toEqual(page)
  })
})

describe('a browser', () => {
  const ORIGIN = 'https://bureau.example.org'
  const preflight = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  }

  let open: Bench
  beforeAll(async () => {
    open = await startBench(undefined, { CORS_ORIGINS: ORIGIN })
  })
  afterAll(() => open.close())

  test('of an allowed origin may call', async () => {
    const headers = { Origin: ORIGIN, ...preflight }
    const asked = await open.http.request('OPTIONS', '/v1/sync/jeton', { headers })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(asked.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Organisation',
    )
    const called = await open.http.get('/v1/moi', 'admin', { Origin: ORIGIN })
    expect(called.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    const refused = await open.http.get('/v1/moi', undefined, { Origin: ORIGIN })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, ORIGIN])
  })

  test.each(['https://elsewhere.example.org', 'null', `${ORIGIN}.evil.org`])(
    'of %s reads nothing',
    async (origin) => {
      const asked = await open.http.request('OPTIONS', '/v1/moi', {
        headers: { Origin: origin, ...preflight },
      })
      expect(asked.headers.has('access-control-allow-origin')).toBe(false)
      const called = await open.http.get('/v1/moi', 'admin', { Origin: origin })
      expect(called.headers.has('access-control-allow-origin')).toBe(false)
    },
  )
})

test('every answer tells a browser to keep and guess nothing', async () => {
  start()
  const { headers } = await bench.http.get('/sante')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.has('strict-transport-security')).toBe(false)
  expect(headers.has('x-powered-by')).toBe(false)
})

test('a request keeps a plain id and is given another one else', async () => {
  start()
  const idOf = async (given: string) =>
    (await bench.http.get('/sante', undefined, { 'X-Request-Id': given })).headers.get('x-request-id')
  expect(await idOf('trace-12345678')).toBe('trace-12345678')
  expect(await idOf('a b')).toMatch(/^[0-9a-f-]{36}$/)
})

test('wrong draining codes of one device hold up no other device at the address', async () => {
  const refused = () => databaseError('TR403', 'code_vidage_invalide')
  const strict = await startBench(refused, { ENROLMENTS_PER_MINUTE: '2' })
  const drain = async (appareil_id: string) =>
    (await strict.http.post('/v1/sync/jeton-vidage', { appareil_id, code: 'DEMO-ABCDEFGHJK' })).status
  const [lost, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const statuses = [await drain(lost), await drain(lost), await drain(lost), await drain(other)]
  expect(statuses).toEqual([403, 403, 429, 403])
  await strict.close()
})

test('what could be guessed is tried so many times a minute', async () => {
  const strict = await startBench(() => '{}', { TOKENS_PER_MINUTE: '2', ENROLMENTS_PER_MINUTE: '1' })
  const enrol = (as: string) => strict.http.post('/v1/appareils/enroler', { code: 'ABCDEFGHJK' }, as)
  expect((await enrol('agent1')).status).toBe(201)
  const refused = await enrol('agent1')
  expect([refused.status, refused.body]).toEqual([429, { erreur: 'trop_de_requetes' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await enrol('agent2')).status).toBe(201)
  await expect(strict.http.token('admin')).rejects.toThrow('429')
  await strict.close()
})

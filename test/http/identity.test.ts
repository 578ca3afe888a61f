import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONNES } from '../../demo/comptes.ts'
import { demoSubject } from '../../demo/play/accounts.ts'
import { openIdentity } from '../../src/identity/open.ts'
import { hashPassword } from '../../src/identity/passwords.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { SEALING } from '../support/sealing.ts'
import { type Bench, rememberingLog, startBench } from './support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

type Form = Record<string, string> | string

async function ask(form: Form, headers: Record<string, string> = {}) {
  const body = typeof form === 'string' ? form : new URLSearchParams(form).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await bench.http.request('POST', '/oidc/token', { headers: { ...type, ...headers }, body })
  return { status: answer.status, body: answer.body, headers: answer.headers }
}

const signIn = (username: string, password = 'demo') =>
  ask({ grant_type: 'password', client_id: 'demo', username, password })
const refresh = (refresh_token: string) =>
  ask({ grant_type: 'refresh_token', client_id: 'demo', refresh_token })

describe('the password grant', () => {
  test.each(PERSONNES)(
    'gives $identifiant a token of the service',
    async ({ identifiant, organisations, roles }) => {
      const { status, body, headers } = await signIn(identifiant)
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
      expect(decodeProtectedHeader(body.access_token)).toEqual({
        alg: 'ES256',
        typ: 'at+jwt',
        kid: expect.any(String),
      })
      expect(decodeJwt(body.access_token)).toMatchObject({
        iss: `${bench.http.url}/oidc`,
        aud: 'sillon-api',
        sub: demoSubject(identifiant),
        preferred_username: identifiant,
        organisations,
        roles,
        realm_access: { roles },
      })
      const called = await bench.http.get('/v1/moi', undefined, {
        authorization: `Bearer ${body.access_token}`,
      })
      expect(called.status).toBe(200)
    },
  )

  test('knows the people of the demo, the publisher among them', () => {
    const names = PERSONNES.map(({ identifiant }) => identifiant)
    const asked = [
      'admin',
      'direction',
      'rsci',
      'agent1',
      'agent2',
      'commercial',
      'magasinier',
      'admin2',
      'deux',
      'editeur',
    ]
    expect(names).toEqual(expect.arrayContaining(asked))
  })

  test.each([
    ['another password', 'agent1', 'Demo'],
    ['no such account', 'personne', 'demo'],
    ['an account named with U+0000', 'agent1\0', 'demo'],
    ['an endless password', 'agent1', 'x'.repeat(5000)],
  ])('with %s is invalid_grant', async (_, username, password) => {
    const { status, body } = await signIn(username, password)
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })

  test.each<[string, Form, Record<string, string>?]>([
    ['nothing', ''],
    ['no client', { grant_type: 'password', username: 'admin', password: 'demo' }],
    ['another client', { grant_type: 'password', client_id: 'x', username: 'admin', password: 'demo' }],
    ['a client named __proto__', 'grant_type=password&client_id=__proto__'],
    ['no grant type', { client_id: 'demo' }],
    ['an unknown grant type', { client_id: 'demo', grant_type: 'constructor' }],
    ['another grant type', { client_id: 'demo', grant_type: 'authorization_code', code: 'x' }],
    ['no user name', { grant_type: 'password', client_id: 'demo', password: 'demo' }],
    ['no password', { grant_type: 'password', client_id: 'demo', username: 'admin' }],
    ['a member twice', 'grant_type=password&client_id=demo&username=admin&username=admin&password=demo'],
    ['malformed escapes', 'grant_type=password&client_id=demo&username=%zz&password=%ff'],
    [
      'a malformed scope',
      { grant_type: 'password', client_id: 'demo', username: 'admin', password: 'demo', scope: '"' },
    ],
    ['JSON', '{"grant_type":"password"}', { 'content-type': 'application/json' }],
    ['an unknown charset', 'a=1', { 'content-type': 'application/x-www-form-urlencoded; charset=klingon' }],
    ['a malformed Basic header', { grant_type: 'password' }, { authorization: 'Basic %%%' }],
    ['too much', `client_id=demo&x=${'x'.repeat(100_000)}`],
    ['no refresh token', { grant_type: 'refresh_token', client_id: 'demo' }],
    ['a strange refresh token', { grant_type: 'refresh_token', client_id: 'demo', refresh_token: '\0' }],
  ])('sent %s answers an OAuth error', async (_, form, headers) => {
    const { status, body } = await ask(form, headers)
    expect([400, 401]).toContain(status)
    expect(body.error).toMatch(/^(invalid_|unsupported_)/)
  })
})

describe('an offline session', () => {
  test('rotates its refresh token, and ends when a used one comes back', async () => {
    const first = (await signIn('agent1')).body
    const second = await refresh(first.refresh_token)
    expect(second.status).toBe(200)
    expect(decodeJwt(second.body.access_token)).toMatchObject({
      preferred_username: 'agent1',
      aud: 'sillon-api',
    })
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant')
    expect((await refresh(second.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('ends with all others of its account when they are revoked', async () => {
    const [one, other, deux] = await Promise.all([signIn('agent2'), signIn('agent2'), signIn('deux')])
    const { sub } = decodeJwt(one?.body.access_token)
    await bench.deps.identity.admin?.revokeSessions(String(sub))
    expect((await refresh(one?.body.refresh_token)).status).toBe(400)
    expect((await refresh(other?.body.refresh_token)).status).toBe(400)
    expect((await refresh(deux?.body.refresh_token)).status).toBe(200)
  })

  test('is renewed whatever passwords others try at the same address, and not without end', async () => {
    const strict = await startBench(undefined, { TOKENS_PER_MINUTE: '3' })
    try {
      const asked = (form: Record<string, string>) =>
        strict.http.request('POST', '/oidc/token', {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ client_id: 'demo', ...form }).toString(),
        })
      const signedIn = await asked({ grant_type: 'password', username: 'agent1', password: 'demo' })
      const wrong = { grant_type: 'password', username: 'agent2', password: 'faux' }
      const tried = [await asked(wrong), await asked(wrong), await asked(wrong)]
      expect(tried.map(({ status }) => status)).toEqual([400, 400, 429])
      const { refresh_token } = signedIn.body
      expect((await asked({ grant_type: 'refresh_token', refresh_token })).status).toBe(200)
      const again = { grant_type: 'refresh_token', refresh_token }
      const repeated = [await asked(again), await asked(again), await asked(again)]
      expect(repeated.map(({ status }) => status)).toEqual([400, 400, 429])
    } finally {
      await strict.close()
    }
  })

  test('is renewed by what is nothing else to anybody: under its name no password is tried', async () => {
    const strict = await startBench(undefined, { TOKENS_PER_MINUTE: '3' })
    const guess = 'client_id=demo&grant_type=password&username=agent2&password=faux'
    const form = 'application/x-www-form-urlencoded'
    const asked = async (body: string | Uint8Array, type = form, path = '/oidc/token') => {
      const sent = { method: 'POST', headers: { 'content-type': type }, body: body as RequestInit['body'] }
      const answer = await fetch(`${strict.http.url}${path}`, sent)
      return [answer.status, await answer.text()] as const
    }
    const renewal = (at: number) => `grant_type=refresh_token&refresh_token=inconnu${at}`
    try {
      for (let tries = 0; tries < 3; tries += 1)
        expect((await asked(guess))[1]).toContain('unknown account or wrong password')
      expect((await asked(`?${renewal(1)}&${guess}`))[0]).toBe(429)
      expect((await asked(`${renewal(2)}&${guess}`))[0]).toBe(429)
      const change = { username: 'agent2', password: 'faux', nouveau: `assez long &${renewal(3)}&` }
      expect((await asked(JSON.stringify(change), 'application/json', '/oidc/mot-de-passe'))[0]).toBe(429)
      expect((await asked(renewal(6), form, '/oidc/connexion/x'))[0]).toBe(429)
      // The body contains two forms; the charset decides which of them the service reads.
      const [status, text] = await asked(inBoth(`${renewal(4)}&`, `&${guess}`), `${form}; charset=utf-16le`)
      expect([status, text]).toEqual([400, expect.not.stringContaining('wrong password')])
      expect((await asked(`client_id=demo&${renewal(5)}`, `${form}; charset=UTF-8`))[0]).toBe(400)
    } finally {
      await strict.close()
    }
  })
})

/** An ASCII text, followed by another text in UTF-16. */
function inBoth(ascii: string, wide: string): Uint8Array {
  return Buffer.concat([
    Buffer.from(ascii.length % 2 === 0 ? ascii : `${ascii}&`),
    Buffer.from(wide, 'utf16le'),
  ])
}

describe('the embedded provider', () => {
  test('keeps its keys for itself, and publishes their public halves', async () => {
    const { keys } = JSON.parse((await bench.http.get('/oidc/jwks')).text)
    expect(keys).toHaveLength(1)
    expect(keys[0]).not.toHaveProperty('d')
    const again = await openIdentity(bench.deps.config, bench.accounts, SEALING, rememberingLog())
    const { body } = await signIn('rsci')
    await expect(
      again.keys(decodeProtectedHeader(body.access_token) as never, {} as never),
    ).resolves.toBeDefined()
  })

  test('is discovered where it stands', async () => {
    const { body } = await bench.http.get('/oidc/.well-known/openid-configuration')
    expect(body).toMatchObject({
      issuer: `${bench.http.url}/oidc`,
      token_endpoint: `${bench.http.url}/oidc/token`,
      jwks_uri: `${bench.http.url}/oidc/jwks`,
    })
  })

  test('lets only the service and the allowed origins ask for tokens from a page', async () => {
    const form = { grant_type: 'password', client_id: 'demo', username: 'admin', password: 'demo' }
    expect((await ask(form, { origin: bench.http.url })).status).toBe(200)
    expect((await ask(form, { origin: 'https://evil.example.org' })).status).toBe(400)
  })

  test('knows nobody of the demo in production', async () => {
    const production = (env: Record<string, string>) => ({
      ...bench.deps.config,
      ...loadConfig({ NODE_ENV: 'production', ...env }),
    })
    const open = (env: Record<string, string>) =>
      openIdentity(production(env), bench.accounts, SEALING, rememberingLog())
    expect((await open({ OIDC_ISSUER: 'https://id.example.org' })).embedded).toBeNull()
    const { admin } = await open({ OIDC_EMBEDDED: 'yes' })
    expect(await admin?.findByIdentifiant('agent1')).toBeNull()
    const taken = { identifiant: 'agent1', nom_affiche: 'x', organisations: [], provisoire: true }
    await expect(admin?.createAccount({ ...taken, passwordHash: await hashPassword('x') })).rejects.toThrow(
      /demo account/,
    )
  })

  test('in production has no client of the demo either', async () => {
    const env = { NODE_ENV: 'production', OIDC_EMBEDDED: 'yes' }
    const production = await startBench(undefined, env)
    try {
      const form = { grant_type: 'password', username: 'agent1', password: 'demo' }
      const asked = (client_id: string) =>
        production.http.request('POST', '/oidc/token', {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ ...form, client_id }).toString(),
        })
      expect((await asked('demo')).body.error).toBe('invalid_client')
      expect((await asked('sillon')).body.error).toBe('unauthorized_client')
      const { body } = await production.http.get('/oidc/.well-known/openid-configuration')
      expect(body.grant_types_supported).toEqual(['authorization_code', 'refresh_token'])
    } finally {
      await production.close()
    }
  })

  test('stands aside when an issuer is set', async () => {
    const other = await startBench(undefined, {
      OIDC_ISSUER: 'https://id.example.org',
      OIDC_JWKS_URI: 'http://127.0.0.1:1/',
    })
    try {
      expect((await other.http.request('POST', '/oidc/token')).status).toBe(404)
      const answer = await other.http.get('/v1/moi', undefined, {
        authorization: `Bearer ${await bench.http.token('admin')}`,
      })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    } finally {
      await other.close()
    }
  })
})

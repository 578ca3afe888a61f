import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { foreignProvider } from '../../src/identity/foreign.ts'
import { activeOrganisation, createAuthenticator } from '../../src/tokens/auth.ts'
import type { TokenRules } from '../../src/tokens/rules.ts'
import { SEALING } from '../support/sealing.ts'

const ISSUER = 'https://id.example.org'
const AUDIENCE = 'sillon-api'
const RULES: TokenRules = {
  audience: AUDIENCE,
  algorithms: ['RS256', 'ES256'],
  types: ['at+jwt', 'JWT'],
  namesAreGiven: false,
  claims: {
    identifiant: 'preferred_username',
    organisations: 'organisations',
    roles: ['realm_access.roles', 'roles'],
  },
}

const signing = await generateKeyPair('ES256', { extractable: true })
const stranger = await generateKeyPair('ES256')
const jwks = { keys: [{ ...(await exportJWK(signing.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }] }

type Options = { header?: Partial<JWTHeaderParameters>; key?: typeof signing.privateKey; issuer?: string }

function sign(claims: Record<string, unknown> = {}, { header, key = signing.privateKey }: Options = {}) {
  const now = Math.floor(Date.now() / 1000)
  const standard = { iss: ISSUER, aud: AUDIENCE, sub: 'subject', iat: now, exp: now + 300 }
  return new SignJWT({ ...standard, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'at+jwt', ...header } as JWTHeaderParameters)
    .sign(key)
}

describe('a token', () => {
  const authenticate = createAuthenticator({ issuer: ISSUER, keys: createLocalJWKSet(jwks) }, RULES)
  const bearer = async (token: string | Promise<string>) => authenticate(`Bearer ${await token}`)
  const refused = { code: 'jeton_invalide' }

  test('is told as the database takes it', async () => {
    const claims = {
      preferred_username: 'agent1',
      organisations: ['DEMO', 'VOISINE'],
      roles: 'editeur_support,editeur_admin',
      realm_access: { roles: ['offline_access', 'editeur_parametrage'] },
    }
    expect(await bearer(sign(claims))).toEqual({
      emetteur: ISSUER,
      emetteur_tiers: false,
      sujet: 'subject',
      identifiant: 'agent1',
      identifiant_sur: null,
      organisations: ['DEMO', 'VOISINE'],
      roles: ['editeur_admin', 'editeur_parametrage', 'editeur_support'],
    })
  })

  test.each([
    ['absent', undefined],
    ['empty', ''],
    ['of another scheme', 'Basic YTpi'],
    ['a scheme alone', 'Bearer'],
    ['a scheme and spaces', 'Bearer   '],
  ])('that is %s is jeton_absent', async (_, header) => {
    await expect(authenticate(header)).rejects.toMatchObject({ code: 'jeton_absent' })
  })

  test.each(['x', 'a.b', 'a.b.c', '..', 'é.é.é', 'eyJhbGciOiJFUzI1NiJ9..', 'a.b.c.d.e', 'x'.repeat(20_000)])(
    'that is no JWT is jeton_invalide: %#',
    async (token) => {
      await expect(bearer(token)).rejects.toMatchObject(refused)
    },
  )

  test('without signature is refused', async () => {
    const token = new UnsecuredJWT({ sub: 's', aud: AUDIENCE, iss: ISSUER }).setExpirationTime('5m').encode()
    await expect(bearer(token)).rejects.toMatchObject(refused)
    const header = Buffer.from('{"alg":"none","kid":"k1","typ":"at+jwt"}').toString('base64url')
    await expect(bearer(`${header}.${token.split('.')[1]}.`)).rejects.toMatchObject(refused)
  })

  test('signed with the public key as a shared secret is refused', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(jwks.keys[0]))
    const token = new SignJWT({ sub: 's', aud: AUDIENCE, iss: ISSUER })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1', typ: 'at+jwt' })
      .setExpirationTime('5m')
      .sign(secret)
    await expect(bearer(token)).rejects.toMatchObject(refused)
  })

  test('of an algorithm that is not accepted is refused', async () => {
    const strict = createAuthenticator(
      { issuer: ISSUER, keys: createLocalJWKSet(jwks) },
      { ...RULES, algorithms: ['RS256'] },
    )
    await expect(strict(`Bearer ${await sign()}`)).rejects.toMatchObject(refused)
  })

  test('of another signer is refused', async () => {
    await expect(bearer(sign({}, { key: stranger.privateKey }))).rejects.toMatchObject(refused)
  })

  test.each([
    ['without kid', { kid: undefined }],
    ['of an empty kid', { kid: '' }],
    ['of an unknown kid', { kid: 'k2' }],
    ['without typ', { typ: undefined }],
    ['of another typ', { typ: 'dpop+jwt' }],
  ])('%s is refused', async (_, header) => {
    await expect(bearer(sign({}, { header }))).rejects.toMatchObject(refused)
  })

  test('whose typ is written as a media type is accepted', async () => {
    await expect(bearer(sign({}, { header: { typ: 'application/AT+JWT' } }))).resolves.toBeDefined()
  })

  test.each([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['without end', { exp: undefined }],
    ['with an end that is no number', { exp: 'tomorrow' }],
    ['not valid yet', { nbf: Math.floor(Date.now() / 1000) + 600 }],
    ['for another audience', { aud: 'sillon-sync' }],
    ['without audience', { aud: undefined }],
    ['of another issuer', { iss: 'https://other.example.org' }],
    ['without subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that is no text', { sub: 12 }],
    ['with U+0000 in its subject', { sub: 'a\0b' }],
    ['with a lone surrogate in its subject', { sub: 'a\ud800' }],
    ['with an endless subject', { sub: 'x'.repeat(5000) }],
  ])('%s is refused', async (_, claims) => {
    await expect(bearer(sign(claims))).rejects.toMatchObject(refused)
  })

  test.each([
    [undefined, []],
    ['DEMO', ['DEMO']],
    [['DEMO', 'DEMO', 'demo', 'X', 'TOO_LONG_A_CODE', 'A\0B', 12, null, { a: 1 }, ['VOISINE']], ['DEMO']],
    [12, []],
    [{ DEMO: true }, []],
    [null, []],
  ])(
    'names organizations by their codes, whatever else its claim holds: %#',
    async (organisations, expected) => {
      expect((await bearer(sign({ organisations }))).organisations).toEqual(expected)
    },
  )

  test.each([
    [{ realm_access: null }],
    [{ realm_access: [] }],
    [{ realm_access: { roles: 'x\0' } }],
    [{ realm_access: 'roles', roles: [null, {}, 3] }],
    [{ roles: ['ancien editeur_admin', 'editeur_support,en attente'] }],
  ])('with mistyped roles has none: %#', async (claims) => {
    expect((await bearer(sign(claims))).roles).toEqual([])
  })

  test.each([[undefined], [12], [['a']], ['a\0'], ['']])(
    'with a mistyped user name has none: %#',
    async (name) => {
      expect((await bearer(sign({ preferred_username: name }))).identifiant).toBeNull()
    },
  )

  test('may hold its claims elsewhere, under names with dots too', async () => {
    const claims = {
      identifiant: 'profile.login',
      organisations: 'https://x.org/codes',
      roles: ['app.roles'],
    }
    const other = createAuthenticator({ issuer: ISSUER, keys: createLocalJWKSet(jwks) }, { ...RULES, claims })
    const token = await sign({
      profile: { login: 'rsci' },
      'https://x.org/codes': 'DEMO',
      app: { roles: ['editeur_admin'] },
    })
    expect(await other(`Bearer ${token}`)).toMatchObject({
      identifiant: 'rsci',
      organisations: ['DEMO'],
      roles: ['editeur_admin'],
    })
  })

  test('is verified once, then remembered until it ends', async () => {
    let asked = 0
    const keys = createLocalJWKSet(jwks)
    const counting = createAuthenticator(
      {
        issuer: ISSUER,
        keys: (header, token) => {
          asked += 1
          return keys(header, token)
        },
      },
      RULES,
    )
    const long = await sign()
    const first = await counting(`Bearer ${long}`)
    expect(await counting(`bearer ${long}`)).toBe(first)
    expect(asked).toBe(1)
    const ended = await sign({ exp: Math.floor(Date.now() / 1000) - 2 }) // within the clocks' tolerance
    await counting(`Bearer ${ended}`)
    await counting(`Bearer ${ended}`)
    expect(asked).toBe(3)
  })
})

describe('the keys of a foreign issuer', () => {
  let server: Server
  let base: string
  let answer: { status: number; body: string }
  let asked: string[]

  beforeAll(async () => {
    server = createServer((req, res) => {
      asked.push(req.url ?? '')
      const isDiscovery = req.url === '/.well-known/openid-configuration'
      res
        .writeHead(answer.status)
        .end(isDiscovery ? JSON.stringify({ issuer: base, jwks_uri: `${base}/jwks` }) : answer.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const authenticator = (issuer: string, uri?: string) =>
    createAuthenticator(foreignProvider(issuer, uri, null, SEALING), RULES)

  test('are fetched from their address', async () => {
    ;[answer, asked] = [{ status: 200, body: JSON.stringify(jwks) }, []]
    const authenticate = authenticator(ISSUER, `${base}/jwks`)
    await expect(authenticate(`Bearer ${await sign()}`)).resolves.toMatchObject({ emetteur: ISSUER })
    await expect(
      authenticate(`Bearer ${await sign({}, { header: { kid: 'other' } })}`),
    ).rejects.toMatchObject({
      code: 'jeton_invalide',
    })
    expect(asked).toEqual(['/jwks'])
  })

  test('are read again for a key that they lack, five seconds after the last time', async () => {
    const other = { ...jwks.keys[0], kid: 'other' }
    ;[answer, asked] = [{ status: 200, body: JSON.stringify(jwks) }, []]
    const authenticate = authenticator(ISSUER, `${base}/jwks`)
    await authenticate(`Bearer ${await sign()}`)
    answer = { status: 200, body: JSON.stringify({ keys: [other] }) }
    const rotated = `Bearer ${await sign({}, { header: { kid: 'other' } })}`
    await expect(authenticate(rotated)).rejects.toMatchObject({ code: 'jeton_invalide' })
    vi.useFakeTimers({ now: Date.now() + 5_001, toFake: ['Date'] })
    try {
      await expect(authenticate(rotated)).resolves.toMatchObject({ emetteur: ISSUER })
    } finally {
      vi.useRealTimers()
    }
    expect(asked).toEqual(['/jwks', '/jwks'])
  })

  test('are discovered, once', async () => {
    ;[answer, asked] = [{ status: 200, body: JSON.stringify(jwks) }, []]
    const authenticate = authenticator(base)
    await authenticate(`Bearer ${await sign({ iss: base })}`)
    await authenticate(`Bearer ${await sign({ iss: base, jti: '2' })}`)
    expect(asked).toEqual(['/.well-known/openid-configuration', '/jwks'])
  })

  test.each([
    ['answers an error', 500, ''],
    ['answers no JSON', 200, '<html>'],
    ['answers no key set', 200, '{"keys":1}'],
  ])(
    'that can not be had make the service unavailable, not the token invalid: %s',
    async (_, status, body) => {
      ;[answer, asked] = [{ status, body }, []]
      const unavailable = { code: 'service_indisponible' }
      await expect(authenticator(ISSUER, `${base}/jwks`)(`Bearer ${await sign()}`)).rejects.toMatchObject(
        unavailable,
      )
    },
  )

  test('behind a closed port make the service unavailable, and are asked for again', async () => {
    ;[answer, asked] = [{ status: 500, body: '' }, []]
    const authenticate = authenticator(base)
    const token = await sign({ iss: base })
    await expect(authenticate(`Bearer ${token}`)).rejects.toMatchObject({ code: 'service_indisponible' })
    answer = { status: 200, body: JSON.stringify(jwks) }
    await expect(authenticate(`Bearer ${token}`)).resolves.toMatchObject({ emetteur: base })
    const closed = authenticator(ISSUER, 'http://127.0.0.1:1/jwks')
    await expect(closed(`Bearer ${await sign()}`)).rejects.toMatchObject({ code: 'service_indisponible' })
  })
})

test.each([
  [undefined, null],
  ['', null],
  ['  ', null],
  ['DEMO', 'DEMO'],
  ['demo', 'demo'],
  [['A', 'B'], 'A,B'],
  ['A\tB\u0085', 'A?B?'],
  ['x'.repeat(500), 'x'.repeat(64)],
])('X-Organisation %j is told as %j', (header, expected) => {
  expect(activeOrganisation(header)).toBe(expected)
})

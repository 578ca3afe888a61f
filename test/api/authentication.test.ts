// Bearer tokens of an external issuer, valid and invalid, sent to the real service.
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { UTILISATEUR } from '../../demo/ids.ts'
import { takesToken } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { openIssuer, type TokenOptions } from './support/issuer.ts'

const issuer = await openIssuer()
const api = await openApi({ settings: issuer.settings, tokenOf: issuer.tokenOf })
const at = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const outcome = async (token: string) => {
  const { status, body } = await api.send('GET', '/v1/moi', { token })
  return status === 200 ? body.utilisateur.id : `${status} ${body.erreur}`
}

describe('a foreign issuer', () => {
  test.each(['ES256', 'RS256', 'PS256', 'EdDSA'] as const)(
    'its tokens are accepted: %s',
    async (algorithm) => {
      expect(await outcome(await issuer.tokenOf('agent1', { algorithm }))).toBe(UTILISATEUR.agent1)
    },
  )

  test('the embedded provider is not mounted then: no password opens anything', async () => {
    const form = new URLSearchParams({
      grant_type: 'password',
      client_id: 'demo',
      username: 'admin',
      password: 'demo',
    })
    const response = await fetch(`${api.url}/oidc/token`, { method: 'POST', body: form })
    expect([response.status, ((await response.json()) as { erreur: string }).erreur]).toEqual([
      404,
      'route_inconnue',
    ])
  })

  test('an account is bound to its subject at the first sign-in and never bound again', async () => {
    expect(await outcome(await issuer.tokenOf('commercial'))).toBe(UTILISATEUR.commercial)
    const renamed = { claims: { preferred_username: 'renamed' } }
    expect(await outcome(await issuer.tokenOf('commercial', renamed))).toBe(UTILISATEUR.commercial)
    const usurper = { claims: { sub: 'somebody else' } }
    expect(await outcome(await issuer.tokenOf('commercial', usurper))).toBe('403 organisation_non_autorisee')
  })

  test('a name that no account bears opens nothing', async () => {
    expect(await outcome(await issuer.tokenOf('stranger'))).toBe('403 organisation_non_autorisee')
  })
})

describe('jeton_absent', () => {
  const protectedRoutes = ROUTES.filter(takesToken)
  test.each(protectedRoutes.map(({ method, path }) => [method, path.replace(':id', UTILISATEUR.agent1)]))(
    'nobody in particular gets 401: %s %s',
    async (method, path) => {
      const { status, body, headers } = await api.send(method, path)
      expect([status, body]).toEqual([401, { erreur: 'jeton_absent' }])
      expect(headers.get('www-authenticate')).toMatch(/^Bearer /)
    },
  )

  test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'DPoP x', 'bearer'])(
    '«%s» carries no token',
    async (authorization) => {
      const { status, body } = await api.get(
        '/v1/moi',
        undefined,
        authorization === '' ? {} : { authorization },
      )
      expect([status, body.erreur]).toEqual([401, 'jeton_absent'])
    },
  )

  test('public routes need none: health, the contract, the keys', async () => {
    for (const path of ['/sante', '/v1/openapi.json', '/.well-known/jwks.json']) {
      expect((await api.get(path)).status).toBe(200)
      expect((await api.get(path, undefined, { authorization: 'Bearer rubbish' })).status).toBe(200)
    }
  })
})

describe('jeton_invalide', () => {
  const REFUSED = '401 jeton_invalide'

  test.each<[string, TokenOptions]>([
    ['expired', { claims: { exp: at(-60) } }],
    ['without end', { claims: { exp: undefined } }],
    ['not valid yet', { claims: { nbf: at(600) } }],
    ['for another audience', { claims: { aud: 'sillon-sync' } }],
    ['without audience', { claims: { aud: undefined } }],
    ['of another issuer', { claims: { iss: 'https://id.example.org' } }],
    ['without issuer', { claims: { iss: undefined } }],
    ['without subject', { claims: { sub: undefined } }],
    ['whose subject holds U+0000', { claims: { sub: 'a\0b' } }],
    ['without kid', { header: { kid: undefined } }],
    ['of an unknown kid', { header: { kid: 'retired' } }],
    ['of a kid of another algorithm', { header: { kid: 'RS256' } }],
    ['of another type', { header: { typ: 'logout+jwt' } }],
    ['without type', { header: { typ: undefined } }],
  ])('%s', async (_, options) => {
    expect(await outcome(await issuer.tokenOf('agent1', options))).toBe(REFUSED)
  })

  test('alg none, with and without a kid', async () => {
    const claims = { iss: issuer.settings.OIDC_ISSUER, aud: 'sillon-api', sub: 'x', exp: at(60) }
    const payload = new UnsecuredJWT(claims).encode().split('.')[1]
    for (const header of [
      '{"alg":"none","kid":"ES256","typ":"at+jwt"}',
      '{"alg":"none"}',
      '{"alg":"None","kid":"ES256"}',
    ]) {
      expect(await outcome(`${Buffer.from(header).toString('base64url')}.${payload}.`)).toBe(REFUSED)
    }
  })

  test('HS256 with a public key as the secret', async () => {
    const jwks = await (await fetch(issuer.settings.OIDC_JWKS_URI)).text()
    const token = new SignJWT({ sub: issuer.subjectOf('agent1'), organisations: ['DEMO'] })
      .setProtectedHeader({ alg: 'HS256', kid: 'ES256', typ: 'at+jwt' })
      .setIssuer(issuer.settings.OIDC_ISSUER)
      .setAudience('sillon-api')
      .setExpirationTime('5m')
    expect(await outcome(await token.sign(new TextEncoder().encode(jwks)))).toBe(REFUSED)
  })

  test('one bit of the signature, or of the claims, changed', async () => {
    const token = await issuer.tokenOf('agent1')
    expect(await outcome(token)).toBe(UTILISATEUR.agent1)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    expect(await outcome(`${header}.${payload}.${flipped}`)).toBe(REFUSED)
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: issuer.subjectOf('admin') })).toString(
      'base64url',
    )
    expect(await outcome(`${header}.${forged}.${signature}`)).toBe(REFUSED)
  })

  test.each([
    'x',
    '..',
    'a.b.c',
    'null',
    '{}',
    'eyJhbGciOiJFUzI1NiJ9..',
    'a.b.c.d.e',
    `${'x'.repeat(12_000)}.y.z`,
  ])('garbage: %#', async (token) => {
    expect(await outcome(token)).toBe(REFUSED)
  })
})

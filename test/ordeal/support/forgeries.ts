// Tokens that must never be accepted, derived from a valid token.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CompactEncrypt, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll } from 'vitest'
import type { Issuer, TokenOptions } from '../../api/support/issuer.ts'

/** The tokens by their fault, and the number of key requests to a URL that some of the tokens name. */
export type Forgeries = { readonly tokens: ReadonlyMap<string, string>; asked(): number }

const at = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Tokens with wrong claims, signed by the issuer's own key. */
const SAYING: Readonly<Record<string, TokenOptions>> = {
  expired: { claims: { exp: at(-60) } },
  'without end': { claims: { exp: undefined } },
  'of an end that is no number': { claims: { exp: '9999999999' } },
  'not valid yet': { claims: { nbf: at(3600) } },
  'for another audience': { claims: { aud: 'sillon-sync' } },
  'for no audience': { claims: { aud: [] } },
  'of another issuer': { claims: { iss: 'https://id.example.org' } },
  'of an issuer with more behind it': { claims: { iss: 'http://127.0.0.1.example.org' } },
  'without subject': { claims: { sub: undefined } },
  'of a subject with U+0000': { claims: { sub: 'a\0b' } },
  'of a subject that is a list': { claims: { sub: ['sujet-admin'] } },
  'of another type': { header: { typ: 'logout+jwt' } },
  'of a draining token’s type': { header: { typ: 'vidage+jwt' } },
  'without kid': { header: { kid: undefined } },
  'of an empty kid': { header: { kid: '' } },
  'of a kid that is a path': { header: { kid: '../../../../dev/null' } },
  'of a kid that is SQL': { header: { kid: "x' union select 'key" } },
  'of a kid of another algorithm': { header: { kid: 'RS256' } },
}

/** Makes the tokens by their fault; `honest` is a valid token of an account with every permission. */
export async function forge({ settings, tokenOf }: Issuer): Promise<Forgeries> {
  let asked = 0
  const mine = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(mine.publicKey)), alg: 'ES256', use: 'sig', kid: 'ES256' }
  const server = createServer((_, response) => {
    asked += 1
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const jku = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cles`

  const honest = await tokenOf('admin')
  const [header = '', payload = '', signature = ''] = honest.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  const signed = (more: Record<string, unknown>, key = mine.privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'ES256', typ: 'at+jwt', ...more }).sign(key)
  const text = await (await fetch(settings.OIDC_JWKS_URI)).text()
  const keys = (JSON.parse(text) as { keys: JWK[] }).keys
  const [key = {}] = keys
  const spki = await exportSPKI((await importJWK(key, 'ES256')) as Parameters<typeof exportSPKI>[0])
  const hmac = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'ES256', typ: 'at+jwt' })
      .sign(Buffer.from(secret))
  const none = (alg: string) => `${encoded({ alg, kid: 'ES256', typ: 'at+jwt' })}.${payload}.`
  const other = encoded({ ...claims, organisations: ['DEMO', 'VOISINE'], roles: ['editeur_admin'] })
  const jwe = new CompactEncrypt(Buffer.from(honest))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: 'ES256', typ: 'at+jwt', cty: 'JWT' })
    .encrypt(Buffer.alloc(32))
  const made: Record<string, string | Promise<string>> = {
    'alg none': none('none'),
    'alg None': none('None'),
    'alg NONE, with the honest signature': none('NONE') + signature,
    'HS256 with the published keys': hmac(text),
    'HS256 with the published key': hmac(JSON.stringify(key)),
    'HS256 with the key as PEM': hmac(spki),
    'signed by another': signed({}),
    'signed by another, whose key it brings': signed({ jwk }),
    'signed by another, whose key it names by jku': signed({ jku }),
    'signed by another, whose key it names by x5u': signed({ x5u: jku }),
    'signed by another, whose certificate it brings': signed({ x5c: [Buffer.from(spki).toString('base64')] }),
    'signed by another, of a kid that is an address': signed({ kid: jku, jku }),
    'without its signature': `${header}.${payload}.`,
    'of a signature of zeros': `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`,
    'of a signature that is another’s': `${header}.${payload}.${(await tokenOf('agent1')).split('.')[2]}`,
    'of an altered content': `${header}.${other}.${signature}`,
    'of an altered header': `${encoded({ alg: 'ES256', kid: 'ES256', typ: 'at+jwt', x: 1 })}.${payload}.${signature}`,
    'of an altered algorithm': `${encoded({ alg: 'RS256', kid: 'RS256', typ: 'at+jwt' })}.${payload}.${signature}`,
    'of a content that is not encoded': `${header}.${JSON.stringify(claims)}.${signature}`,
    'of a header that is JSON twice': `${header}${header}.${payload}.${signature}`,
    'of two parts': `${header}.${payload}`,
    'of four parts': `${honest}.${signature}`,
    'encrypted, with a key of zeros': jwe,
    'of twelve thousand letters': 'x'.repeat(12_000),
    'in JSON': JSON.stringify({ protected: header, payload, signature }),
    'of no letters at all': '..',
    ...Object.fromEntries(Object.entries(SAYING).map(([what, options]) => [what, tokenOf('admin', options)])),
  }
  const tokens = await Promise.all(
    Object.entries(made).map(async ([what, token]) => [what, await token] as const),
  )
  return { tokens: new Map(tokens), asked: () => asked }
}

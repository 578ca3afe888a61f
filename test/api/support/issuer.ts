// An external OpenID provider as the service sees it: an issuer, a key set over HTTP, and tokens with any claims.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
} from 'jose'
import { afterAll } from 'vitest'

/** Claims that are added to those of an ordinary token, or replace them. */
export type TokenOptions = {
  readonly claims?: Record<string, unknown>
  readonly header?: Partial<JWTHeaderParameters>
  readonly algorithm?: 'ES256' | 'RS256' | 'PS256' | 'EdDSA'
}

/** A provider that runs until the test file ends. */
export type Issuer = {
  /** The settings that make the service trust this provider. */
  readonly settings: {
    readonly OIDC_ISSUER: string
    readonly OIDC_JWKS_URI: string
    readonly OIDC_TRUST_USERNAMES: string
  }
  /** The subject of an account at this provider. */
  subjectOf(username: string): string
  /** Returns a token of an account of DEMO, or of `editeur`, an account without an organization. */
  tokenOf(username: string, options?: TokenOptions): Promise<string>
}

/** The lifetime of a token. */
const LIFE_S = 600

// Keys that are slow to make are made once per worker; each provider makes its own keys of the other kinds.
const lasting = new Map<string, Promise<GenerateKeyPairResult>>()

function keysFor(algorithm: string): Promise<GenerateKeyPairResult> {
  const pair = lasting.get(algorithm) ?? generateKeyPair(algorithm, { extractable: true })
  if (/^[RP]S/.test(algorithm)) lasting.set(algorithm, pair)
  return pair
}

/** Starts a provider that ends with the test file. */
export async function openIssuer(): Promise<Issuer> {
  const { issuer, close } = await startIssuer()
  afterAll(close)
  return issuer
}

/** Starts a provider outside a test; requests for its keys wait for `before`. */
export async function startIssuer(
  before: () => Promise<void> = async () => undefined,
): Promise<{ readonly issuer: Issuer; close(): Promise<void> }> {
  const algorithms = ['ES256', 'RS256', 'PS256', 'EdDSA'] as const
  const pairs = new Map(await Promise.all(algorithms.map(async (alg) => [alg, await keysFor(alg)] as const)))
  const keys = await Promise.all(
    [...pairs].map(async ([alg, { publicKey }]) => ({
      ...(await exportJWK(publicKey)),
      alg,
      kid: alg,
      use: 'sig',
    })),
  )
  const server = createServer(async (_request, response) => {
    await before()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const subjectOf = (username: string) => `sujet-${username}`
  const signed = (username: string, { claims = {}, header = {}, algorithm = 'ES256' }: TokenOptions) => {
    const pair = pairs.get(algorithm)
    if (pair === undefined) throw new Error(`no key for ${algorithm}`)
    const now = Math.floor(Date.now() / 1000)
    const ordinary = {
      iss: base,
      aud: 'sillon-api',
      sub: subjectOf(username),
      preferred_username: username,
      ...(username === 'editeur'
        ? { organisations: [], roles: ['editeur_admin', 'editeur_parametrage', 'editeur_support'] }
        : { organisations: ['DEMO'] }),
      iat: now,
      exp: now + LIFE_S,
    }
    return new SignJWT({ ...ordinary, ...claims })
      .setProtectedHeader({
        alg: algorithm,
        kid: algorithm,
        typ: 'at+jwt',
        ...header,
      } as JWTHeaderParameters)
      .sign(pair.privateKey)
  }
  const kept = new Map<string, { readonly at: number; readonly token: Promise<string> }>()
  const issuer: Issuer = {
    settings: { OIDC_ISSUER: base, OIDC_JWKS_URI: `${base}/cles`, OIDC_TRUST_USERNAMES: 'yes' },
    subjectOf,
    tokenOf(username, options) {
      if (options !== undefined) return signed(username, options)
      // Reuses an ordinary token until it is old, as a client does.
      const known = kept.get(username)
      if (known && Math.abs(Date.now() - known.at) < (LIFE_S * 1000) / 2) return known.token
      const token = signed(username, {})
      kept.set(username, { at: Date.now(), token })
      return token
    },
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { issuer, close }
}

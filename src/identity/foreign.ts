import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { IdentityAdmin, IdentityProvider } from './port.ts'
import type { Sealing } from './sealing.ts'

const TIMEOUT_MS = 5000
// Shortest time between two reads of a key set because of a missing key. Keycloak signs with a new key at once, and its tokens
// are refused until the next read; but forged tokens can not cause more requests to the issuer than this.
const READ_AGAIN_MS = 5000

/** Uses an OpenID provider elsewhere. Its key set is fetched when a token first needs it. */
export function foreignProvider(
  issuer: string,
  jwksUri: string | undefined,
  admin: IdentityAdmin | null,
  sealing: Sealing,
): IdentityProvider {
  return {
    issuer,
    keys: keysOfIssuer(issuer, jwksUri),
    admin,
    sealing,
    embedded: null,
  }
}

/** Returns the keys of an issuer, from its key set or from the one that its discovery document names. */
export function keysOfIssuer(issuer: string, jwksUri: string | undefined): JWTVerifyGetKey {
  return jwksUri === undefined ? discoveredKeys(issuer) : remoteKeys(jwksUri)
}

function remoteKeys(uri: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(uri), { timeoutDuration: TIMEOUT_MS, cooldownDuration: READ_AGAIN_MS })
}

// Retries the discovery until it succeeds once, so that a provider that starts after this service is found.
function discoveredKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | null = null
  return async (header, token) => {
    found ??= discover(issuer).catch((error: unknown) => {
      found = null
      throw error
    })
    return (await found)(header, token)
  }
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  const document: unknown = response.ok ? await response.json() : null
  if (typeof document !== 'object' || document === null || !('jwks_uri' in document)) {
    throw new Error(`${address} answers ${response.status} without a jwks_uri`)
  }
  if (!('issuer' in document) || document.issuer !== issuer)
    throw new Error(`${address} speaks for another issuer`)
  return remoteKeys(String(document.jwks_uri))
}

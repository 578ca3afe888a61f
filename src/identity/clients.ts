// OAuth clients. `sillon` stands for every application of the organization itself: the workbench, a phone, a program on a user's
// machine. All of them are public clients, protected by PKCE. `demo` exists only with the demo.
import type { ClientMetadata } from 'oidc-provider'

/** The client for all applications of the organization itself. */
export const CLIENT = 'sillon'
/** The client of the demo, which signs in by published passwords. */
export const DEMO_CLIENT = 'demo'

const COMMON = { token_endpoint_auth_method: 'none', id_token_signed_response_alg: 'ES256' } as const

/** URLs of the applications of an installation. */
export type Places = {
  /** URL of the service. */
  readonly publicUrl: string
  /** Redirect URIs besides the service's own pages. */
  readonly redirectUris: readonly string[]
}

/** Returns the clients; the demo's only if `knowsDemo`. */
export function clientsOf(places: Places, knowsDemo: boolean): ClientMetadata[] {
  const web = placesOf(places).filter((uri) => /^https?:/.test(uri))
  const sillon: ClientMetadata = {
    ...COMMON,
    client_id: CLIENT,
    // The password grant is listed so that `passwordGrant.ts` can refuse it with an explanation.
    grant_types: ['authorization_code', 'refresh_token', 'password'],
    response_types: ['code'],
    response_modes: ['query', 'fragment'],
    redirect_uris: web,
    post_logout_redirect_uris: web,
  }
  const demo: ClientMetadata = {
    ...COMMON,
    client_id: DEMO_CLIENT,
    grant_types: ['password', 'refresh_token'],
    response_types: [],
    redirect_uris: [],
  }
  return knowsDemo ? [sillon, demo] : [sillon]
}

/** Returns the exact redirect URIs of the applications. */
export function placesOf({ publicUrl, redirectUris }: Places): string[] {
  return [...new Set([`${publicUrl}/`, `${publicUrl}/bureau`, `${publicUrl}/bureau/`, ...redirectUris])]
}

/** Returns true if a redirect URI is allowed: one of these, or a program on the user's own machine at any port (RFC 8252). */
export function mayReturnTo(places: readonly string[], uri: string): boolean {
  return places.includes(uri) || isLoopback(uri)
}

/**
 * Returns true if any program could receive a redirect to this URI. Sign-in then asks for a confirmation each time, because the
 * URI does not identify the program.
 */
export function isAnybodys(places: readonly string[], uri: string): boolean {
  return !places.includes(uri) || !/^https?:/.test(uri)
}

function isLoopback(uri: string): boolean {
  if (!/^http:\/\/(?:127\.0\.0\.1|\[::1\])(?::\d{1,5})?\//.test(uri) || !URL.canParse(uri)) return false
  return new URL(uri).hash === '' && !uri.includes('#')
}

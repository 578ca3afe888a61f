// Who may ask for tokens. `sillon` is every application of one's own: the desk, a phone, a program on somebody's machine; all of
// them public, so that what proves them is the verifier of their own request (PKCE). `demo` exists beside the demo alone.
import type { ClientMetadata } from 'oidc-provider'

/** The client of every application of one's own. */
export const CLIENT = 'sillon'
/** The client of the demo, which signs in by passwords that are published. */
export const DEMO_CLIENT = 'demo'

const COMMON = { token_endpoint_auth_method: 'none', id_token_signed_response_alg: 'ES256' } as const

/** Where the applications of an installation stand. */
export type Places = {
  /** The address of the service. */
  readonly publicUrl: string
  /** Where people may be sent back to beside the service's own pages. */
  readonly redirectUris: readonly string[]
}

/** The clients; that of the demo only where there is one. */
export function clientsOf(places: Places, knowsDemo: boolean): ClientMetadata[] {
  const web = placesOf(places).filter((uri) => /^https?:/.test(uri))
  const sillon: ClientMetadata = {
    ...COMMON,
    client_id: CLIENT,
    // Whoever asks by a password is told that this client may not (`passwordGrant.ts`).
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

/** The addresses that people are sent back to, to the letter. */
export function placesOf({ publicUrl, redirectUris }: Places): string[] {
  return [...new Set([`${publicUrl}/`, `${publicUrl}/bureau`, `${publicUrl}/bureau/`, ...redirectUris])]
}

/** Whether people may be sent back there: one of these places, or a program on their own machine, at any port of it (RFC 8252). */
export function mayReturnTo(places: readonly string[], uri: string): boolean {
  return places.includes(uri) || isLoopback(uri)
}

/**
 * Whether anybody's program may stand there: somebody has to say each time that they want to sign in, since no address tells
 * whose program it is.
 */
export function isAnybodys(places: readonly string[], uri: string): boolean {
  return !places.includes(uri) || !/^https?:/.test(uri)
}

function isLoopback(uri: string): boolean {
  if (!/^http:\/\/(?:127\.0\.0\.1|\[::1\])(?::\d{1,5})?\//.test(uri) || !URL.canParse(uri)) return false
  return new URL(uri).hash === '' && !uri.includes('#')
}

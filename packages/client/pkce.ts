// The authorization code with PKCE: what an application sends a person to sign in with, and what it makes of their return.
import {
  askForTokens,
  type Issuer,
  placesOf,
  type Session,
  SignInError,
  sessionOf,
  withoutSlash,
} from './session.ts'

/** A sign-in that was begun: kept by the application until the person comes back, and by nobody else. */
export type Begun = {
  readonly redirectUri: string
  readonly verifier: string
  readonly state: string
  readonly nonce: string
}

/** How a sign-in is asked for. */
export type Asking = {
  /** Where the person comes back to; the service knows it, or it is a program on their own machine. */
  readonly redirectUri: string
  /** `none` asks nobody: who is not signed in comes back with `login_required`. `login` asks in any case. */
  readonly prompt?: 'none' | 'login'
  readonly langue?: 'fr' | 'en'
}

/** Begins a sign-in: the address that the person is sent to, and what is kept until they are back. */
export async function begin(issuer: Issuer, asking: Asking): Promise<{ address: string; begun: Begun }> {
  const { clientId = 'sillon' } = issuer
  const { redirectUri, prompt, langue } = asking
  const begun = { redirectUri, verifier: chance(), state: chance(), nonce: chance() }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(begun.verifier))
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid',
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    ...(prompt === undefined ? {} : { prompt }),
    ...(langue === undefined ? {} : { ui_locales: langue }),
  })
  return { address: `${placesOf(issuer).authorization_endpoint}?${query}`, begun }
}

/** Ends a sign-in: a session, of the address that the person came back to. Throws SignInError when there is none. */
export async function complete(issuer: Issuer, begun: Begun, returned: string): Promise<Session> {
  const answer = new URL(returned).searchParams
  const [state, iss, error, code] = ['state', 'iss', 'error', 'code'].map((name) => answer.get(name))
  if (state !== begun.state)
    throw new SignInError('invalid_state', 'another sign-in than the one that was begun')
  // Another provider may leave it out (RFC 9207); its tokens are asked of itself.
  if (iss !== placesOf(issuer).issuer && !(iss === null && issuer.places !== undefined))
    throw new SignInError('invalid_issuer', `answered by ${iss}`)
  if (error) throw new SignInError(error, answer.get('error_description'))
  const tokens = await askForTokens(issuer, {
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: begun.redirectUri,
    code_verifier: begun.verifier,
  })
  if (nonceOf(tokens.id_token) !== begun.nonce)
    throw new SignInError('invalid_nonce', 'tokens of another sign-in')
  return sessionOf(issuer, tokens)
}

/**
 * The address that signs a person out of this browser; `back` is where they are sent then. A provider that has none keeps its own
 * session: the page is left for the service's beginning, which signs nobody in, and what it held is gone with it.
 */
export function signOutAddress(issuer: Issuer, back?: string): string {
  const { clientId = 'sillon' } = issuer
  const { end_session_endpoint: place } = placesOf(issuer)
  if (place === undefined) return `${withoutSlash(issuer.url)}/`
  const query = new URLSearchParams({ client_id: clientId, ...(back && { post_logout_redirect_uri: back }) })
  return `${place}?${query}`
}

// The identity token came from the issuer itself, under TLS: what it says is believed (OpenID Connect Core, 3.1.3.7).
function nonceOf(token = ''): unknown {
  try {
    const part = token.split('.')[1] ?? ''
    return (JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as { nonce?: unknown }).nonce
  } catch {
    return undefined
  }
}

function chance(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

// The authorization code flow with PKCE: builds the URL of the sign-in page, and exchanges the code that comes back for tokens.
import {
  askForTokens,
  type Issuer,
  placesOf,
  type Session,
  SignInError,
  sessionOf,
  withoutSlash,
} from './session.ts'

/** A sign-in in progress. The application keeps it secret until the person returns. */
export type Begun = {
  readonly redirectUri: string
  readonly verifier: string
  readonly state: string
  readonly nonce: string
}

/** The parameters of a sign-in. */
export type Asking = {
  /** The URL to which the person returns: one that the service knows, or that of a program on the person's own machine. */
  readonly redirectUri: string
  /** `none` shows no page: a person who is not signed in returns with `login_required`. `login` always shows the sign-in page. */
  readonly prompt?: 'none' | 'login'
  readonly langue?: 'fr' | 'en'
}

/** Begins a sign-in: returns the URL of the sign-in page, and the values to keep until the person returns. */
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

/** Ends a sign-in: returns the session for the URL to which the person returned. Throws SignInError if the sign-in failed. */
export async function complete(issuer: Issuer, begun: Begun, returned: string): Promise<Session> {
  const answer = new URL(returned).searchParams
  const [state, iss, error, code] = ['state', 'iss', 'error', 'code'].map((name) => answer.get(name))
  if (state !== begun.state)
    throw new SignInError('invalid_state', 'another sign-in than the one that was begun')
  // Another provider may omit `iss` (RFC 9207): the code is sent only to that provider's own token endpoint anyway.
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
 * Returns the URL that signs a person out of this browser; the browser then continues to `back`. If the provider has no sign-out
 * page, the provider's own session stays. The URL is then the service's root, which starts no sign-in; leaving the page drops the
 * tokens in its memory.
 */
export function signOutAddress(issuer: Issuer, back?: string): string {
  const { clientId = 'sillon' } = issuer
  const { end_session_endpoint: place } = placesOf(issuer)
  if (place === undefined) return `${withoutSlash(issuer.url)}/`
  const query = new URLSearchParams({ client_id: clientId, ...(back && { post_logout_redirect_uri: back }) })
  return `${place}?${query}`
}

// Trusts the identity token without a signature check, because it came directly from the issuer over TLS (OpenID Connect Core,
// 3.1.3.7).
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

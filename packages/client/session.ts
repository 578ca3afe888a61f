// A session: an access token while it is valid, and a refresh token that gives the next one. Both stay in memory.

/** The session of a caller. */
export type Session = {
  /** Returns a valid access token. */
  token(): Promise<string>
  /** Returns a new access token after the service refused `used`; null if the person must sign in again. */
  renew(used: string): Promise<string | null>
}

/** The response of the token endpoint. */
export type Tokens = {
  readonly access_token: string
  readonly refresh_token?: string
  readonly id_token?: string
  readonly expires_in: number
}

/** A failed sign-in: an OAuth error code and its description. */
export class SignInError extends Error {
  readonly code: string
  /** Seconds before the next attempt may be made; null if the provider names none. */
  readonly retryAfterS: number | null
  constructor(code: string, description: string | null, retryAfterS: number | null = null) {
    super(description === null ? code : `${code}: ${description}`)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

/** The issuer of tokens: the service, or another OpenID provider. */
export type Issuer = {
  /** The URL of the service, for example `https://sillon.exemple.org`. */
  readonly url: string
  /** Default: `sillon`. */
  readonly clientId?: string
  readonly fetch?: typeof fetch
  /** The endpoints of a provider other than the service's own; `discovered` reads them. */
  readonly places?: Places
}

/** The endpoints of a provider. */
export type Places = {
  readonly issuer: string
  readonly authorization_endpoint: string
  readonly token_endpoint: string
  /** Optional: some providers have no sign-out page. */
  readonly end_session_endpoint?: string
}

/** Removes the slash at the end of a service's URL, so that a path can follow. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

/** Returns the endpoints of an issuer; by default those of the provider built into the service. */
export function placesOf({ url, places }: Issuer): Places {
  const own = `${withoutSlash(url)}/oidc`
  return (
    places ?? {
      issuer: own,
      authorization_endpoint: `${own}/auth`,
      token_endpoint: `${own}/token`,
      end_session_endpoint: `${own}/session/end`,
    }
  )
}

/** Returns the same issuer with the endpoints of another OpenID provider, for example Keycloak, read from its discovery document. */
export async function discovered(issuer: Issuer, provider: string): Promise<Issuer> {
  const { fetch: send = fetch } = issuer
  const response = await send(`${provider.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const places = (await response.json().catch(() => ({}))) as Partial<Places>
  if (!response.ok || places.issuer !== provider)
    throw new SignInError('invalid_issuer', `${provider} does not say where people sign in`)
  return { ...issuer, places: places as Places }
}

// A token is renewed this long before it expires (30 s), so that it does not expire during a request.
const MARGIN_MS = 30_000

/** Requests tokens from the token endpoint of an issuer. */
export async function askForTokens(issuer: Issuer, form: Record<string, string>): Promise<Tokens> {
  const { clientId = 'sillon', fetch: send = fetch } = issuer
  const body = new URLSearchParams({ client_id: clientId, ...form })
  const response = await send(placesOf(issuer).token_endpoint, { method: 'POST', body })
  const answer = (await response.json().catch(() => ({}))) as Partial<Tokens> & Record<string, unknown>
  if (response.ok && typeof answer.access_token === 'string') return answer as Tokens
  const seconds = Number(response.headers.get('retry-after'))
  const description = typeof answer.error_description === 'string' ? answer.error_description : null
  throw new SignInError(String(answer.error ?? response.status), description, seconds || null)
}

/** Makes a session from its first tokens. Calls that renew it at the same time share one request. */
export function sessionOf(issuer: Issuer, first: Tokens): Session {
  let tokens = first
  let endsAt = Date.now() + first.expires_in * 1000
  let renewing: Promise<string | null> | null = null
  const ask = async (): Promise<string | null> => {
    const { refresh_token } = tokens
    if (refresh_token === undefined) return null
    try {
      const next = await askForTokens(issuer, { grant_type: 'refresh_token', refresh_token })
      tokens = { ...tokens, ...next }
      endsAt = Date.now() + next.expires_in * 1000
      return tokens.access_token
    } catch (error) {
      if (error instanceof SignInError && error.code === 'invalid_grant') return null
      throw error
    }
  }
  const renew = (used: string): Promise<string | null> => {
    if (used !== tokens.access_token) return Promise.resolve(tokens.access_token)
    renewing ??= ask().finally(() => {
      renewing = null
    })
    return renewing
  }
  return {
    renew,
    async token() {
      const { access_token } = tokens
      if (Date.now() < endsAt - MARGIN_MS) return access_token
      const next = renew(access_token).catch((error: unknown) => {
        // The provider did not respond, so the current token is used until it expires.
        if (Date.now() < endsAt) return null
        throw error
      })
      return (await next) ?? access_token
    },
  }
}

/** Signs in to the demo, whose passwords are published. The service refuses this in production. */
export async function demoSession(issuer: Issuer, username: string, password = 'demo'): Promise<Session> {
  const demo = { ...issuer, clientId: 'demo' }
  return sessionOf(demo, await askForTokens(demo, { grant_type: 'password', username, password }))
}

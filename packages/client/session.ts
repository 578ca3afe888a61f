// Whose calls these are: an access token while it is good, and a refresh token that gives the next one. Both stay in memory.

/** Who calls. */
export type Session = {
  /** An access token to be sent. */
  token(): Promise<string>
  /** Another one, once the service refused `used`; null when the person must sign in again. */
  renew(used: string): Promise<string | null>
}

/** What the token endpoint answers. */
export type Tokens = {
  readonly access_token: string
  readonly refresh_token?: string
  readonly id_token?: string
  readonly expires_in: number
}

/** What a sign-in fails with: a word of OAuth, and what is said beside it. */
export class SignInError extends Error {
  readonly code: string
  /** How long nobody may try, in seconds; null when nothing is said of it. */
  readonly retryAfterS: number | null
  constructor(code: string, description: string | null, retryAfterS: number | null = null) {
    super(description === null ? code : `${code}: ${description}`)
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

/** Where tokens are asked for. */
export type Issuer = {
  /** The address of the service, as `https://sillon.exemple.org`. */
  readonly url: string
  /** Default `sillon`. */
  readonly clientId?: string
  readonly fetch?: typeof fetch
  /** Where another provider than the service's own is asked, as `discovered` finds it. */
  readonly places?: Places
}

/** Where a provider is asked. */
export type Places = {
  readonly issuer: string
  readonly authorization_endpoint: string
  readonly token_endpoint: string
  /** Not every provider has one. */
  readonly end_session_endpoint?: string
}

/** The address of a service, as paths are written behind it. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

/** Where this issuer is asked: by default the provider that the service carries. */
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

/** The same issuer, whose people sign in at another OpenID provider: Keycloak, for one. */
export async function discovered(issuer: Issuer, provider: string): Promise<Issuer> {
  const { fetch: send = fetch } = issuer
  const response = await send(`${provider.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const places = (await response.json().catch(() => ({}))) as Partial<Places>
  if (!response.ok || places.issuer !== provider)
    throw new SignInError('invalid_issuer', `${provider} does not say where people sign in`)
  return { ...issuer, places: places as Places }
}

// A token that ends while a request is on its way is renewed before it.
const MARGIN_MS = 30_000

/** Asks the embedded provider for tokens. */
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

/** A session that was opened by these tokens. However many calls renew it at once, the service is asked once. */
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
        // Nobody answered: it is as good as it was.
        if (Date.now() < endsAt) return null
        throw error
      })
      return (await next) ?? access_token
    },
  }
}

/** Signs in to the demo, whose passwords are published; in production the service refuses it. */
export async function demoSession(issuer: Issuer, username: string, password = 'demo'): Promise<Session> {
  const demo = { ...issuer, clientId: 'demo' }
  return sessionOf(demo, await askForTokens(demo, { grant_type: 'password', username, password }))
}

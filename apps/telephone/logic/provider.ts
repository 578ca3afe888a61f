// Calls the identity provider: discovery and the token endpoint (RFC 6749, RFC 7636, OpenID discovery).
import { PhoneError } from '@sillon/telephone/errors'

/** The endpoints of a provider, for use by phones. */
export type Provider = {
  readonly token_endpoint: string
  /** The URL of the sign-in page in a browser; null if the provider has none. */
  readonly authorization_endpoint: string | null
  /** True if this application itself may ask for a user name and a password: only for the demo with the embedded provider. */
  readonly takesPassword: boolean
}

/** The tokens of a provider; stored only in the phone's secure store. */
export type Tokens = { readonly access_token: string; readonly refresh_token: string }

const TIMEOUT_MS = 30_000

type Described = {
  token_endpoint?: string
  authorization_endpoint?: string
  grant_types_supported?: string[]
  response_types_supported?: string[]
}

/** Reads the discovery document of a provider; `issuer` is null if the service is its own provider. */
export async function discover(
  fetching: typeof fetch,
  url: string,
  issuer: string | null,
): Promise<Provider> {
  const base = (issuer ?? `${url}/oidc`).replace(/\/+$/, '')
  const { status, body } = await ask(fetching, `${base}/.well-known/openid-configuration`, {})
  // The sign-in page of a hotel responds with a page to every address.
  if (status === 200 && body === null)
    throw new PhoneError('portail', 'a page responds in place of the service')
  const described = body as Described | null
  if (status !== 200 || typeof described?.token_endpoint !== 'string')
    throw new PhoneError('adresse_inconnue', 'no service of Sillon answers at this address', { status })
  const { token_endpoint, authorization_endpoint = null } = described
  const hasPage = described.response_types_supported?.includes('code') === true
  return {
    token_endpoint,
    authorization_endpoint: hasPage ? authorization_endpoint : null,
    // An external provider may list the password grant without giving it to this client, so the application uses that provider's
    // page.
    takesPassword: issuer === null && described.grant_types_supported?.includes('password') === true,
  }
}

/** Requests tokens. A refusal throws `session_terminee`, or the code that `refusals` gives for the provider's error description. */
export async function askTokens(
  fetching: typeof fetch,
  provider: Pick<Provider, 'token_endpoint'>,
  form: Readonly<Record<string, string>>,
  refusals: Readonly<Record<string, string>> = {},
): Promise<Tokens> {
  const { status, body } = await ask(fetching, provider.token_endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: formOf(form),
  })
  const { access_token, refresh_token, error_description } = (body ?? {}) as Partial<Tokens> & {
    error_description?: string
  }
  if (status === 200 && typeof access_token === 'string')
    return { access_token, refresh_token: refresh_token ?? form.refresh_token ?? '' }
  if (status !== 400 && status !== 401) throw away(`the identity provider answers ${status}`)
  const code = refusals[error_description ?? ''] ?? refusals['*'] ?? 'session_terminee'
  throw new PhoneError(code, `the identity provider refuses: ${error_description ?? status}`)
}

/** Encodes a form or a query by RFC 3986. */
export function formOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

async function ask(
  fetching: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown }> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    const answer = await fetching(url, { ...init, signal: controller.signal })
    const text = await answer.text()
    return { status: answer.status, body: parse(text) }
  } catch (error) {
    throw away(String(error))
  } finally {
    clearTimeout(timer)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function away(message: string): PhoneError {
  return new PhoneError('reseau', message, null, false)
}

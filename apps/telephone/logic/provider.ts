// The identity provider as this application asks it: what it offers, and its token endpoint. RFC 6749, 7636, OpenID discovery.
import { PhoneError } from '@sillon/telephone/errors'

/** What a provider offers to people with phones. */
export type Provider = {
  readonly token_endpoint: string
  /** Where a browser signs in; null where the provider has no page for it. */
  readonly authorization_endpoint: string | null
  /** Whether a name and a password are taken by this application itself: the embedded provider's demo. */
  readonly takesPassword: boolean
}

/** What a provider gave: kept in the phone's secure store and nowhere else. */
export type Tokens = { readonly access_token: string; readonly refresh_token: string }

const TIMEOUT_MS = 30_000

type Described = {
  token_endpoint?: string
  authorization_endpoint?: string
  grant_types_supported?: string[]
  response_types_supported?: string[]
}

/** Asks what the provider offers; `issuer` is null where the service is its own provider. */
export async function discover(
  fetching: typeof fetch,
  url: string,
  issuer: string | null,
): Promise<Provider> {
  const base = (issuer ?? `${url}/oidc`).replace(/\/+$/, '')
  const { status, body } = await ask(fetching, `${base}/.well-known/openid-configuration`, {})
  const described = body as Described | null
  if (status !== 200 || typeof described?.token_endpoint !== 'string')
    throw new PhoneError('adresse_inconnue', 'no service of Sillon answers at this address', { status })
  const { token_endpoint, authorization_endpoint = null } = described
  const hasPage = described.response_types_supported?.includes('code') === true
  return {
    token_endpoint,
    authorization_endpoint: hasPage ? authorization_endpoint : null,
    // Other providers list the grant whether or not they give it to this client: a page of theirs is what they want to be asked by.
    takesPassword: issuer === null && described.grant_types_supported?.includes('password') === true,
  }
}

/** Asks for tokens; a refusal is `session_terminee`, or what `refusals` calls the provider's word for it. */
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

/** A form or a query, written as RFC 3986 has it. */
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

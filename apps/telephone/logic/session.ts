// The session of the agent: its tokens outlive the application. One renewal runs at a time, because each refresh token is valid once.
import { sha256 } from '@sillon/telephone/envelope'
import { PhoneError } from '@sillon/telephone/errors'
import { askTokens, formOf, type Provider, type Tokens } from './provider.ts'

/** A store for secrets: the platform's keychain. */
export type Coffre = {
  read(): Promise<string | null>
  write(text: string): Promise<void>
  erase(): Promise<void>
}

/** The functions of the platform that sign-in needs. */
export type SessionParts = {
  readonly fetch: typeof fetch
  readonly coffre: Coffre
  /** Opens a page in the system's browser; returns the URL to which the browser came back, or null if the person cancelled. */
  readonly browse: (url: string, back: string) => Promise<string | null>
  readonly randomBytes: (count: number) => Uint8Array
}

/**
 * The client ids of this application at the provider, and the URL to which the browser comes back. The scheme of that URL has a
 * dot (RFC 8252).
 */
export const CLIENT = { browser: 'sillon', password: 'demo', back: 'org.sillon.mobile:/connexion' } as const

type Kept = Tokens & { readonly token_endpoint: string; readonly client_id: string }

/** A session. After it has ended, its functions throw `session_terminee`. */
export type Session = {
  accessToken(): Promise<string>
  renew(): Promise<string>
  /** Returns true if an agent signed in here and has not signed out since. */
  isOpen(): Promise<boolean>
  signInByPassword(provider: Provider, identifiant: string, motDePasse: string): Promise<void>
  signInByBrowser(provider: Provider): Promise<void>
  end(): Promise<void>
}

const REFUSED = {
  trop_de_tentatives: 'trop_de_tentatives',
  mot_de_passe_a_changer: 'mot_de_passe_a_changer',
  '*': 'identifiants_refuses',
} as const

/** Opens the session that the secure store holds. */
export function openSession(parts: SessionParts): Session {
  let renewal: Promise<string> | null = null
  const keep = (tokens: Tokens, provider: Pick<Provider, 'token_endpoint'>, client_id: string) => {
    const kept: Kept = { ...tokens, token_endpoint: provider.token_endpoint, client_id }
    return parts.coffre.write(JSON.stringify(kept))
  }
  return {
    accessToken: async () => (await keptIn(parts.coffre)).access_token,
    renew() {
      renewal ??= renewOnce(parts).finally(() => {
        renewal = null
      })
      return renewal
    },
    isOpen: async () => (await parts.coffre.read()) !== null,
    async signInByPassword(provider, username, password) {
      const form = { grant_type: 'password', client_id: CLIENT.password, username, password }
      await keep(await askTokens(parts.fetch, provider, form, REFUSED), provider, CLIENT.password)
    },
    async signInByBrowser(provider) {
      await keep(await exchanged(parts, provider), provider, CLIENT.browser)
    },
    end: () => parts.coffre.erase(),
  }
}

// Stores the new refresh token before the access token is used, because the old refresh token is no longer valid.
async function renewOnce({ fetch, coffre }: SessionParts): Promise<string> {
  const { refresh_token, token_endpoint, client_id } = await keptIn(coffre)
  const form = { grant_type: 'refresh_token', client_id, refresh_token }
  try {
    const tokens = await askTokens(fetch, { token_endpoint }, form)
    await coffre.write(JSON.stringify({ ...tokens, token_endpoint, client_id }))
    return tokens.access_token
  } catch (error) {
    if (error instanceof PhoneError && error.code === 'session_terminee') await coffre.erase()
    throw error
  }
}

async function keptIn(coffre: Coffre): Promise<Kept> {
  const text = await coffre.read()
  if (text === null) throw new PhoneError('session_terminee', 'nobody is signed in on this phone')
  return JSON.parse(text) as Kept
}

// PKCE (RFC 7636): an application that intercepts the code does not have the verifier.
async function exchanged(parts: SessionParts, provider: Provider): Promise<Tokens> {
  const { authorization_endpoint } = provider
  if (authorization_endpoint === null)
    throw new PhoneError('connexion_impossible', 'the identity provider has no page to sign in')
  const [state, code_verifier] = [base64url(parts.randomBytes(16)), base64url(parts.randomBytes(32))]
  // Some providers require a nonce. It would come back in the identity token, which this application does not use.
  const nonce = base64url(parts.randomBytes(16))
  const asked = formOf({
    response_type: 'code',
    client_id: CLIENT.browser,
    redirect_uri: CLIENT.back,
    scope: 'openid offline_access',
    state,
    nonce,
    code_challenge: base64url(bytesOf(await sha256(new TextEncoder().encode(code_verifier)))),
    code_challenge_method: 'S256',
  })
  const separator = authorization_endpoint.includes('?') ? '&' : '?'
  const back = await parts.browse(`${authorization_endpoint}${separator}${asked}`, CLIENT.back)
  if (back === null) throw new PhoneError('connexion_abandonnee', 'the person closed the page')
  const answered = queryOf(back)
  if (answered.state !== state || answered.code === undefined)
    throw new PhoneError('connexion_refusee', `the provider answers ${answered.error ?? 'another state'}`)
  const form = { grant_type: 'authorization_code', client_id: CLIENT.browser, redirect_uri: CLIENT.back }
  return askTokens(
    parts.fetch,
    provider,
    { ...form, code: answered.code, code_verifier },
    { '*': 'connexion_refusee' },
  )
}

function queryOf(url: string): Readonly<Record<string, string | undefined>> {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? ''
  return Object.fromEntries(
    query.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [decodeURIComponent(name), decodeURIComponent(value.replace(/\+/g, ' '))]
    }),
  )
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3)
    const group = (a << 16) | (b << 8) | c
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63] ?? '')
    text += letters.slice(0, Math.min(4, bytes.length - i + 1)).join('')
  }
  return text
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** A secure store in memory, for browsers and trials. */
export function memoryCoffre(): Coffre & { text: string | null } {
  const coffre: Coffre & { text: string | null } = {
    text: null,
    read: async () => coffre.text,
    async write(text) {
      coffre.text = text
    },
    async erase() {
      coffre.text = null
    },
  }
  return coffre
}

// A glewlwyd whose administrator has set it up for the service: its OpenID plugin, the public client `sillon`, and people.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { begin, complete } from '@sillon/client/pkce'
import { discovered, type Session } from '@sillon/client/session'
import { CLIENT } from '../../apps/telephone/logic/session.ts'
import type { Typed } from '../keycloak/person.ts'
import type { Glewlwyd } from './server.ts'

/** The attributes of a person, each a list; glewlwyd writes a list as one text. */
export type Attributes = { readonly organisations?: readonly string[]; readonly roles?: readonly string[] }

type Call = (method: string, path: string, body?: object) => Promise<Response>

const TOKEN_S = 3600
const CLAIMS = ['username', 'organisations', 'roles']

/** The provider, and the functions with which tests use it. */
export async function openProvider({ url }: Glewlwyd, service: string) {
  const issuer = `${url}/api/oidc`
  const redirectUri = `${service}/bureau`
  const admin = await enter(url, { login: 'admin', password: 'password' })
  let keys: readonly object[] = []
  /** Replaces the keys and the lifetime of tokens; the first key signs. */
  const setUp = async (wanted: readonly object[], life = TOKEN_S) => {
    keys = wanted
    await admin('DELETE', '/mod/plugin/oidc').catch(() => undefined)
    await admin('POST', '/mod/plugin/', pluginOf(issuer, keys, life))
  }
  await setUp([newKey()])
  await admin('POST', '/client/', {
    client_id: CLIENT.browser,
    confidential: false,
    enabled: true,
    scope: ['openid'],
    redirect_uri: [redirectUri, CLIENT.back],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
  })
  const client = await discovered({ url: service }, issuer)
  // Acts as the person's browser: signs in with the requests of the provider's pages, consents, and continues to the application.
  const pass = async (address: string, typed: Typed): Promise<string> => {
    const call = await enter(url, typed)
    await call('PUT', '/auth/grant/sillon', { scope: 'openid' })
    const { pathname, search } = new URL(address)
    const { headers } = await call('GET', `${pathname.replace('/api', '')}${search}&g_continue`)
    return headers.get('location') ?? ''
  }
  return {
    issuer,
    pass,
    async addPerson({ login: username, password }: Typed, attributes: Attributes): Promise<void> {
      const account = { username, password, name: username, enabled: true, scope: ['openid', 'g_profile'] }
      await admin('POST', '/user/', { ...account, ...attributes })
    },
    async signIn(typed: Typed): Promise<Session> {
      const { address, begun } = await begin(client, { redirectUri })
      return complete(client, begun, await pass(address, typed))
    },
    rotateKey: () => setUp([newKey(), ...keys]),
    removeOldKeys: () => setUp(keys.slice(0, 1)),
    endTokensAfter: (seconds: number) => setUp(keys, seconds),
  }
}

/** The opened provider. */
export type Provider = Awaited<ReturnType<typeof openProvider>>

// Signs in; returns the function that calls the service as this person. Throws if glewlwyd refuses.
async function enter(url: string, { login: username, password }: Typed): Promise<Call> {
  let cookie = ''
  const call: Call = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', cookie }
    const text = body === undefined ? null : JSON.stringify(body)
    const response = await fetch(`${url}/api${path}`, { method, headers, body: text, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    if (response.status >= 400)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  await call('POST', '/auth/', { username, password })
  return call
}

function newKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' }
}

function pluginOf(iss: string, keys: readonly object[], life: number): object {
  const [{ kid } = { kid: '' }] = keys as readonly { kid: string }[]
  const on = [
    'auth-type-code-enabled',
    'auth-type-id-token-enabled',
    'auth-type-refresh-enabled',
    'refresh-token-rolling',
    'pkce-allowed',
    'jwks-show',
    'oauth-authorization-server-metadata',
  ]
  const claims = CLAIMS.map((name) => ({
    'user-parameter': name,
    'token-parameter': name === 'username' ? 'preferred_username' : name,
  }))
  const parameters = {
    iss,
    'jwt-type': 'rsa',
    'jwt-key-size': '256',
    'jwks-private': JSON.stringify({ keys }),
    'default-kid': kid,
    'access-token-duration': life,
    'refresh-token-duration': 1_209_600,
    'code-duration': 600,
    'subject-type': 'public',
    'allowed-scope': ['openid'],
    'name-claim': 'no',
    'email-claim': 'no',
    'scope-claim': 'no',
    'additional-parameters': claims,
    ...Object.fromEntries(on.map((name) => [name, true])),
  }
  return { module: 'oidc', name: 'oidc', display_name: 'oidc', parameters }
}

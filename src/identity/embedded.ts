// The embedded OpenID provider: enough for one machine, a demonstration and the tests. It serves the password grant and
// refresh tokens that rotate; whoever runs the service for real sets OIDC_ISSUER.
import type { IncomingMessage } from 'node:http'
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, {
  type AccessToken,
  type ClientCredentials,
  errors,
  type ResourceServer,
  type TokenEndpointGrantContext,
} from 'oidc-provider'
import type { Log } from '../errors.ts'
import { readOrCreateSecret } from '../keyFiles.ts'
import { type Account, type AccountStore, signIn } from './accounts.ts'
import type { IdentityProvider } from './port.ts'
import { type SessionStore, sessionsInMemory } from './sessions.ts'

/** Where the embedded provider stands, whom it knows and for whom its tokens are. */
export type EmbeddedSettings = {
  issuer: string
  audience: string
  keysFile: string
  accounts: AccountStore
  /** Whether a browser page of this origin may ask for tokens. */
  isOriginAllowed(origin: string): boolean
  log: Log
}

/** The endpoints that are served below /oidc, with their methods; the rest of the provider stays shut. */
export const OIDC_ENDPOINTS = {
  '/token': 'POST',
  '/jwks': 'GET',
  '/.well-known/openid-configuration': 'GET',
} as const

const CLIENT_ID = 'demo'
const RESOURCE = 'urn:sillon:api'
const DAY_S = 86_400
// A phone is offline for up to 7 days; the grant outlives the refresh tokens that rotate under it.
const TTL = { AccessToken: 3600, RefreshToken: 30 * DAY_S, Grant: 365 * DAY_S }

/** Starts the embedded provider; its signing keys are generated once and kept. */
export async function embeddedProvider(settings: EmbeddedSettings): Promise<IdentityProvider> {
  const { issuer, audience, accounts, log } = settings
  const api: ResourceServer = {
    audience,
    scope: '',
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  }
  const jwks = await signingKeys(settings.keysFile)
  const sessions = sessionsInMemory()
  const provider = new Provider(issuer, configuration(settings, api, jwks, sessions))
  const passwordGrant = (ctx: PasswordContext) => grantByPassword(ctx, accounts, api)
  provider.registerGrantType('password', passwordGrant, ['username', 'password', 'scope'])
  provider.on('server_error', (_ctx, error: Error) => log.error({ err: error }, 'identity provider'))
  const respond = provider.callback()
  return {
    issuer,
    keys: createLocalJWKSet({ keys: jwks.map(publicHalf) }),
    embedded: {
      handler: (req: IncomingMessage, res) => void respond(req, res),
      revokeSessions(sujet) {
        sessions.revokeAccount(sujet)
        return Promise.resolve()
      },
    },
  }
}

function configuration(settings: EmbeddedSettings, api: ResourceServer, jwks: JWK[], sessions: SessionStore) {
  const { accounts, isOriginAllowed } = settings
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none' as const,
        grant_types: ['password', 'refresh_token'],
        redirect_uris: [],
        response_types: [],
        id_token_signed_response_alg: 'ES256' as const,
      },
    ],
    jwks: { keys: jwks },
    adapter: sessions.adapter,
    ttl: TTL,
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx: unknown, origin: string) => isOriginAllowed(origin),
    async findAccount(_ctx: unknown, sujet: string) {
      const account = await accounts.findBySujet(sujet)
      return account === null ? undefined : { accountId: sujet, claims: () => ({ sub: sujet }) }
    },
    async extraTokenClaims(_ctx: unknown, token: AccessToken | ClientCredentials) {
      return 'accountId' in token ? claimsOf(await accounts.findBySujet(token.accountId)) : {}
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx: unknown, resource: string) {
          if (resource !== RESOURCE) throw new errors.InvalidTarget()
          return api
        },
      },
    },
    renderError(ctx: { type: string; body: unknown }, out: unknown) {
      ctx.type = 'json'
      ctx.body = out
    },
  }
}

type PasswordContext = TokenEndpointGrantContext<{ username?: string; password?: string }>

async function grantByPassword(
  ctx: PasswordContext,
  accounts: AccountStore,
  api: ResourceServer,
): Promise<void> {
  const { client, params, provider } = ctx.oidc
  const { username, password } = params
  if (!username || !password) throw new errors.InvalidRequest('username and password are required')
  const account = await signIn(accounts, username, password)
  if (account === null) throw new errors.InvalidGrant('unknown account or wrong password')

  const grant = new provider.Grant({ accountId: account.sujet, clientId: client.clientId })
  const grantId = await grant.save()
  const common = { accountId: account.sujet, client, grantId, gty: 'password' }
  const resourceServer = new provider.ResourceServer(RESOURCE, api)
  const accessToken = new provider.AccessToken({ ...common, resourceServer })
  const refreshToken = new provider.RefreshToken({ ...common, resource: RESOURCE, rotations: 0, scope: '' })
  ctx.oidc.entity('Grant', grant)
  ctx.oidc.entity('AccessToken', accessToken)
  ctx.oidc.entity('RefreshToken', refreshToken)
  ctx.body = {
    access_token: await accessToken.save(),
    token_type: accessToken.tokenType,
    expires_in: accessToken.expiration,
    refresh_token: await refreshToken.save(),
  }
}

function claimsOf(account: Account | null): Record<string, unknown> {
  if (account === null) return {}
  const { identifiant, organisations, roles } = account
  return { preferred_username: identifiant, organisations, roles, realm_access: { roles } }
}

async function signingKeys(file: string): Promise<JWK[]> {
  const text = await readOrCreateSecret(file, async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(privateKey)
    const key = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' }
    return `${JSON.stringify({ keys: [key] }, null, 2)}\n`
  })
  const { keys } = JSON.parse(text) as { keys: JWK[] }
  return keys
}

function publicHalf({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use } as JWK
}

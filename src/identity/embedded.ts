// The embedded OpenID provider: the password grant and refresh tokens that rotate, for an installation without a
// provider of its own. All that it keeps is in the database, so that it outlives the process and several may serve it.
import type { RequestListener } from 'node:http'
import { createLocalJWKSet, type JWK } from 'jose'
import Provider, {
  type AccessToken,
  type ClientCredentials,
  errors,
  type ResourceServer,
} from 'oidc-provider'
import { type Log, reach, translate } from '../contract/errors.ts'
import { type Account, type Accounts, accountsIn, type Runner } from './database/accounts.ts'
import { attemptsIn } from './database/attempts.ts'
import { type Sessions, sessionsIn } from './database/sessions.ts'
import { openSigningKeys } from './database/signingKeys.ts'
import { sealPasswords } from './database/upgrade.ts'
import { embeddedAdmin } from './embeddedAdmin.ts'
import { passwordChange } from './passwordChange.ts'
import { API_RESOURCE, type PasswordContext, passwordGrant } from './passwordGrant.ts'
import type { EmbeddedProvider, IdentityAdmin, IdentityProvider } from './port.ts'
import type { Sealing } from './sealing.ts'

/** Where the embedded provider stands, what it keeps and for whom its tokens are. */
export type EmbeddedSettings = {
  issuer: string
  audience: string
  /** A pool that acts as role `connexion`. */
  database: Runner
  /** What passwords and keys are sealed by. */
  sealing: Sealing
  /** Whether the demo's accounts and its client exist. */
  knowsDemo: boolean
  /** Whether a browser page of this origin may ask for tokens. */
  isOriginAllowed(origin: string): boolean
  log: Log
}

/** The endpoints that are served below /oidc, with their methods; the rest of the provider stays shut. */
export const OIDC_ENDPOINTS = {
  '/token': 'POST',
  '/mot-de-passe': 'POST',
  '/jwks': 'GET',
  '/.well-known/openid-configuration': 'GET',
} as const

const DAY_S = 86_400
// A phone is offline for up to 7 days; the grant outlives the refresh tokens that rotate under it.
const TTL = { AccessToken: 3600, RefreshToken: 30 * DAY_S, Grant: 365 * DAY_S }
const RETRY_AFTER_S = 5

/** Starts the embedded provider; its signing keys are generated once and kept. */
export async function embeddedProvider(
  settings: EmbeddedSettings,
): Promise<IdentityProvider & { embedded: EmbeddedProvider; admin: IdentityAdmin }> {
  const { issuer, audience, sealing, knowsDemo, isOriginAllowed, log } = settings
  const database = reachable(settings.database)
  await sealPasswords(database, sealing)
  const [accounts, attempts] = [accountsIn(database, knowsDemo, sealing), attemptsIn(database)]
  const sessions = sessionsIn(database)
  const api: ResourceServer = {
    audience,
    scope: '',
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  }
  const jwks = await openSigningKeys(database, sealing)
  const provider = new Provider(issuer, configuration(settings, accounts, sessions, api, jwks))
  const grant = passwordGrant(accounts, attempts, api)
  provider.registerGrantType('password', grant, ['username', 'password', 'scope'])
  provider.on('server_error', (ctx, error: Error) => explain(ctx as PasswordContext, error, log))
  const respond = provider.callback()
  const changePassword = passwordChange({ accounts, attempts, sessions, isOriginAllowed, log })
  const handler: RequestListener = (req, res) => {
    const serve = req.url?.split('?')[0] === '/mot-de-passe' ? changePassword : respond
    void serve(req, res)
  }
  return {
    issuer,
    keys: createLocalJWKSet({ keys: jwks.map(publicHalf) }),
    sealing,
    admin: embeddedAdmin(accounts, sessions),
    embedded: { handler, removeExpired: sessions.removeExpired },
  }
}

function configuration(
  { knowsDemo, isOriginAllowed }: EmbeddedSettings,
  accounts: Accounts,
  sessions: Sessions,
  api: ResourceServer,
  jwks: JWK[],
) {
  return {
    clients: ['sillon', ...(knowsDemo ? ['demo'] : [])].map(publicClient),
    jwks: { keys: jwks },
    adapter: sessions.adapter,
    ttl: TTL,
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx: unknown, origin: string) => isOriginAllowed(origin),
    async findAccount(_ctx: unknown, sujet: string) {
      const account = await accounts.findBySujet(sujet)
      return account?.actif ? { accountId: sujet, claims: () => ({ sub: sujet }) } : undefined
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
        defaultResource: () => API_RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx: unknown, resource: string) {
          if (resource !== API_RESOURCE) throw new errors.InvalidTarget()
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

function publicClient(client_id: string) {
  return {
    client_id,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['password', 'refresh_token'],
    redirect_uris: [],
    response_types: [],
    id_token_signed_response_alg: 'ES256' as const,
  }
}

// A database that is away says nothing of the password: the phone must retry, not sign in again.
function explain(ctx: PasswordContext, error: Error, log: Log): void {
  const { status } = translate(error, log, ctx.response.get('x-request-id'))
  if (status !== 503) return
  ctx.status = status
  ctx.set('retry-after', String(RETRY_AFTER_S))
  ctx.body = { error: 'temporarily_unavailable' }
}

function reachable(database: Runner): Runner {
  const query = (text: string, values: unknown[]) => reach(database.query(text, values))
  return { query: query as Runner['query'] }
}

function claimsOf(account: Account | null): Record<string, unknown> {
  if (account === null) return {}
  const { identifiant, organisations, roles } = account
  return { preferred_username: identifiant, organisations, roles, realm_access: { roles } }
}

function publicHalf({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use } as JWK
}

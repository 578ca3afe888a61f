// Configures oidc-provider: flows, lifetimes, storage.
import type { JWK } from 'jose'
import {
  type AccessToken,
  type ClientCredentials,
  type Configuration,
  errors,
  type Interaction,
  type KoaContextWithOIDC,
  type ResourceServer,
  type Session,
} from 'oidc-provider'
import type { Log } from '../contract/errors.ts'
import { policyOf } from './authorization.ts'
import { clientsOf, placesOf } from './clients.ts'
import { COOKIE, hostName } from './cookies.ts'
import type { Account, Accounts, Runner } from './database/accounts.ts'
import type { Sessions } from './database/sessions.ts'
import { SCOPE } from './openGrant.ts'
import { API_RESOURCE } from './passwordGrant.ts'
import { renderError, sendSignedOut, sendSignOutPage } from './responses.ts'
import type { Sealing } from './sealing.ts'
import { SIGN_IN_PATH } from './signInPage.ts'

/** Settings of the embedded provider: URL, storage, audience. */
export type EmbeddedSettings = {
  /** URL of the service; the provider is under its /oidc. */
  publicUrl: string
  /** Redirect URIs besides the service's own pages. */
  redirectUris: readonly string[]
  audience: string
  /** A pool that acts as role `connexion`. */
  database: Runner
  /** Seals passwords and keys. */
  sealing: Sealing
  /** True if the demo's accounts and client exist. */
  knowsDemo: boolean
  /** Returns true if a browser page of this origin may request tokens. */
  isOriginAllowed(origin: string): boolean
  log: Log
}

/** Parts of the provider. */
export type Parts = {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly api: ResourceServer
  readonly jwks: JWK[]
}

const DAY_S = 86_400
const MINUTE_S = 60
// Lifetimes in seconds. A phone is offline for up to 7 days; the grant outlives the refresh tokens that rotate under it. A browser
// session lasts half a day after each use; one without a sign-in lasts ten minutes.
const TTL = {
  AccessToken: 60 * MINUTE_S,
  IdToken: 60 * MINUTE_S,
  RefreshToken: 30 * DAY_S,
  Grant: 365 * DAY_S,
  AuthorizationCode: MINUTE_S,
  Interaction: 30 * MINUTE_S,
  Session: (_ctx: KoaContextWithOIDC, { accountId }: Session) => (accountId ? DAY_S / 2 : 10 * MINUTE_S),
}

/** Returns the configuration of the provider. */
export function configurationOf(settings: EmbeddedSettings, parts: Parts): Configuration {
  const { publicUrl, sealing, knowsDemo, isOriginAllowed, log } = settings
  const { accounts, sessions, api, jwks } = parts
  const path = `${new URL(publicUrl).pathname.replace(/\/$/, '')}/oidc`
  const named = (name: string) => hostName(publicUrl, name)
  const { path: _longer, ...short } = { ...COOKIE, signed: true }
  return {
    clients: clientsOf(settings, knowsDemo),
    jwks: { keys: jwks as NonNullable<Configuration['jwks']>['keys'] },
    adapter: sessions.adapter,
    ttl: TTL,
    ...PROMISED,
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // A token session lasts as long as its grant, which ends at sign-out and not with the browser session.
    expiresWithSession: async () => false,
    clientBasedCORS: (_ctx, origin) => isOriginAllowed(origin),
    cookies: {
      names: {
        session: named('sillon_session'),
        interaction: named('sillon_demande'),
        resume: named('sillon_reprise'),
      },
      keys: [sealing.keyFor('cookies').toString('base64url')],
      long: { ...COOKIE, signed: true },
      short,
    },
    interactions: {
      policy: policyOf(placesOf(settings)),
      url: (_ctx, { uid }: Interaction) => path + SIGN_IN_PATH + uid,
    },
    async findAccount(_ctx, sujet) {
      const account = await accounts.findBySujet(sujet)
      return account?.actif ? { accountId: sujet, claims: () => ({ sub: sujet }) } : undefined
    },
    async extraTokenClaims(_ctx, token: AccessToken | ClientCredentials) {
      return 'accountId' in token ? claimsOf(await accounts.findBySujet(token.accountId)) : {}
    },
    features: {
      ...SHUT,
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: sendSignOutPage,
        postLogoutSuccessSource: sendSignedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (resource !== API_RESOURCE) throw new errors.InvalidTarget()
          return api
        },
      },
    },
    renderError: renderError(log),
  }
}

// Values of the discovery document, as implemented.
const PROMISED = {
  responseTypes: ['code'],
  scopes: [SCOPE],
  claims: { [SCOPE]: ['sub'] },
  clientAuthMethods: ['none'],
  pkce: { required: () => true },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
} satisfies Configuration

const SHUT = {
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  userinfo: { enabled: false },
} satisfies Configuration['features']

function claimsOf(account: Account | null): Record<string, unknown> {
  if (account === null) return {}
  const { identifiant, organisations, roles } = account
  return { preferred_username: identifiant, organisations, roles, realm_access: { roles } }
}

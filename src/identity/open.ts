import pg from 'pg'
import type { Log } from '../contract/errors.ts'
import { type Config, ConfigError } from '../settings/config.ts'
import type { Runner } from './database/accounts.ts'
import { foreignProvider } from './foreign.ts'
import type { IdentityAdmin, IdentityProvider } from './port.ts'
import type { Sealing } from './sealing.ts'

/** Settings that choose and describe the identity provider. */
export type IdentitySettings = Pick<
  Config,
  | 'oidcIssuer'
  | 'oidcJwksUri'
  | 'oidcAudience'
  | 'keycloakUrl'
  | 'keycloakRealm'
  | 'keycloakClientId'
  | 'keycloakClientSecret'
  | 'oidcRedirectUris'
  | 'publicUrl'
  | 'corsOrigins'
  | 'nodeEnv'
>

/** Connections of the embedded provider, which only looks up accounts and writes sessions. */
export const IDENTITY_CONNECTIONS = 4

const NOT_ALLOWED = new Set(['42501', '28000', '28P01', '3F000', '42P01'])

/** Opens the configured issuer or the embedded provider; in production, the embedded one has no demo. */
export async function openIdentity(
  settings: IdentitySettings,
  database: Runner,
  sealing: Sealing,
  log: Log,
): Promise<IdentityProvider> {
  const { oidcIssuer, oidcJwksUri, oidcAudience, oidcRedirectUris, publicUrl, corsOrigins, nodeEnv } =
    settings
  if (oidcIssuer !== undefined)
    return foreignProvider(oidcIssuer, oidcJwksUri, await administration(settings), sealing)
  const isProduction = nodeEnv === 'production'
  const { origin } = new URL(publicUrl)
  const { embeddedProvider } = await import('./embedded.ts') // a large library, loaded only if needed
  return embeddedProvider({
    publicUrl,
    redirectUris: oidcRedirectUris,
    audience: oidcAudience,
    database,
    sealing,
    knowsDemo: !isProduction,
    isOriginAllowed: (candidate) => candidate === origin || corsOrigins.includes(candidate),
    log,
  }).catch((error: unknown) => {
    const isRefused = error instanceof pg.DatabaseError && NOT_ALLOWED.has(error.code ?? '')
    if (!isRefused) throw error
    throw new ConfigError(
      `DATABASE_IDENTITY_URL (or DATABASE_URL) must sign in as \`connexion\` or a member of it: ${error.message}.`,
    )
  })
}

async function administration(settings: IdentitySettings): Promise<IdentityAdmin | null> {
  const { keycloakUrl, keycloakRealm, keycloakClientId, keycloakClientSecret } = settings
  if (keycloakUrl === undefined || keycloakClientSecret === undefined) return null
  const { keycloakAdmin } = await import('./keycloak.ts') // a large library, loaded only if needed
  return keycloakAdmin({
    url: keycloakUrl.replace(/\/+$/, ''),
    realm: keycloakRealm,
    clientId: keycloakClientId,
    clientSecret: keycloakClientSecret,
  })
}

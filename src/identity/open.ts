import { join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import type { Log } from '../errors.ts'
import { accountsInMemory } from './accounts.ts'
import { demoAccounts } from './demo.ts'
import { embeddedProvider } from './embedded.ts'
import { foreignProvider } from './foreign.ts'
import type { IdentityProvider } from './port.ts'

/** The settings that choose and describe the identity provider. */
export type IdentitySettings = Pick<
  Config,
  'oidcIssuer' | 'oidcJwksUri' | 'oidcAudience' | 'publicUrl' | 'dataDir' | 'corsOrigins' | 'nodeEnv'
>

/** The configured issuer or, outside production only, the embedded provider with the demo accounts. */
export async function openIdentity(settings: IdentitySettings, log: Log): Promise<IdentityProvider> {
  const { oidcIssuer, oidcJwksUri, oidcAudience, publicUrl, dataDir, corsOrigins, nodeEnv } = settings
  if (oidcIssuer !== undefined) return foreignProvider(oidcIssuer, oidcJwksUri)
  if (nodeEnv === 'production') {
    throw new ConfigError(
      'OIDC_ISSUER is not set; with NODE_ENV=production it takes the address of an OpenID provider, ' +
        'because the embedded one knows demo accounts only.',
    )
  }
  const { origin } = new URL(publicUrl)
  return embeddedProvider({
    issuer: `${publicUrl}/oidc`,
    audience: oidcAudience,
    keysFile: join(dataDir, 'cles-identite.json'),
    accounts: accountsInMemory(await demoAccounts()),
    isOriginAllowed: (candidate) => candidate === origin || corsOrigins.includes(candidate),
    log,
  })
}

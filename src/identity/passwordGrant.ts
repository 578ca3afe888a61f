// The password grant of the embedded provider: only for the demo's client, whose passwords are published.
import { errors, type ResourceServer, type TokenEndpointGrantContext } from 'oidc-provider'
import { DEMO_CLIENT } from './clients.ts'
import type { Account, Accounts } from './database/accounts.ts'
import { openGrant } from './openGrant.ts'
import { type Signing, signIn } from './signIn.ts'
import { visitorOf } from './visitor.ts'

/** Context of the grant in oidc-provider. */
export type PasswordContext = TokenEndpointGrantContext<{ username?: string; password?: string }>

/** Name of the API as a resource of the provider; a setting defines the audience of tokens. */
export const API_RESOURCE = 'urn:sillon:api'

/** Performs the grant: returns an access token, and a refresh token under a new session. */
export function passwordGrant(tools: Signing, api: ResourceServer) {
  return async (ctx: PasswordContext): Promise<void> => {
    const { client, params } = ctx.oidc
    if (client.clientId !== DEMO_CLIENT) throw new errors.UnauthorizedClient('people sign in at /oidc/auth')
    const { username, password } = params
    if (!username || !password) throw new errors.InvalidRequest('username and password are required')
    const signedIn = await signIn(tools, username, password, visitorOf(ctx.req, ctx.res))
    if (signedIn.account === null) {
      if (signedIn.raison === 'inconnu') throw refused('unknown account or wrong password')
      ctx.set('retry-after', String(signedIn.seconds))
      throw refused('trop_de_tentatives')
    }
    const { account } = signedIn
    if (account.provisoire) throw refused('mot_de_passe_a_changer')
    await openSession(ctx, tools.accounts, account, api)
  }
}

async function openSession(
  ctx: PasswordContext,
  accounts: Accounts,
  account: Account,
  api: ResourceServer,
): Promise<void> {
  const { client, provider } = ctx.oidc
  const grant = await openGrant(provider, accounts, account, client.clientId)
  if (grant === null) throw refused('unknown account or wrong password')
  const common = { accountId: account.sujet, client, grantId: grant.jti, gty: 'password' }
  const resourceServer = new provider.ResourceServer(API_RESOURCE, api)
  const accessToken = new provider.AccessToken({ ...common, resourceServer })
  const refreshToken = new provider.RefreshToken({
    ...common,
    resource: API_RESOURCE,
    rotations: 0,
    scope: '',
  })
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

// Makes an error of this class, because the provider's own class writes the description only to the log.
function refused(description: string): Error {
  return new errors.CustomOIDCProviderError('invalid_grant', description)
}

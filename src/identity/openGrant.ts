// A session of an account: what codes and refresh tokens are given under, and what ends them all when it goes.
import type Provider from 'oidc-provider'
import type { Account, Accounts } from './database/accounts.ts'

/** The only scope there is: it asks for an identity token. What a token may do is decided by the service's own rules. */
export const SCOPE = 'openid'

/** A session that was just opened; null when the account's password was changed while it was being verified. */
export async function openGrant(
  provider: Provider,
  accounts: Accounts,
  account: Account,
  clientId: string,
): Promise<InstanceType<Provider['Grant']> | null> {
  const grant = new provider.Grant({ accountId: account.sujet, clientId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  // A password that was reset while it was being verified must not leave a session behind the revocation.
  const now = await accounts.findBySujet(account.sujet)
  if (now?.motDePasse === account.motDePasse && now.actif) return grant
  await grant.destroy()
  return null
}

// Opens a session of an account: a grant, which codes and refresh tokens belong to and end with.
import type Provider from 'oidc-provider'
import type { Account, Accounts } from './database/accounts.ts'

/** The only scope: it asks for an identity token. The rules of the service decide rights. */
export const SCOPE = 'openid'

/** Returns the new session; null if the account's password changed during its verification. */
export async function openGrant(
  provider: Provider,
  accounts: Accounts,
  account: Account,
  clientId: string,
): Promise<InstanceType<Provider['Grant']> | null> {
  const grant = new provider.Grant({ accountId: account.sujet, clientId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  // A password reset during its verification revokes sessions: this grant must not survive that.
  const now = await accounts.findBySujet(account.sujet)
  if (now?.motDePasse === account.motDePasse && now.actif) return grant
  await grant.destroy()
  return null
}

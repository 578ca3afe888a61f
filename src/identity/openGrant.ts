// Opens a session of an account: a grant, to which codes and refresh tokens belong and with which they end.
import type Provider from 'oidc-provider'
import type { Account, Accounts } from './database/accounts.ts'

/** The only scope. It requests an identity token; the rules of the service decide about rights. */
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
  // A password reset during the verification of the old one revokes the sessions: this grant must not survive it.
  const now = await accounts.findBySujet(account.sujet)
  if (now?.motDePasse === account.motDePasse && now.actif) return grant
  await grant.destroy()
  return null
}

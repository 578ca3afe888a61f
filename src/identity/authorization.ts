// Decides when sign-in asks for a password, and when it accepts a browser that is already signed in.
import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { isAnybodys } from './clients.ts'
import { SCOPE } from './openGrant.ts'

const { base, Check } = interactionPolicy

/** Returns the policy of the sign-in page. No consent is asked for: every client belongs to the service. */
export function policyOf(places: readonly string[]) {
  const policy = base()
  policy.remove('consent')
  policy.get('login')?.checks.add(
    new Check('scope', 'a request that could come to nothing asks for no password', ({ oidc }) => {
      if (!oidc.requestParamScopes.has(SCOPE)) throw new errors.InvalidScope(`${SCOPE} is required`, SCOPE)
      return Check.NO_NEED_TO_PROMPT
    }),
    0,
  )
  policy.get('login')?.checks.add(
    new Check('session_over', 'the session is over', ({ oidc }: KoaContextWithOIDC) => {
      const grant = oidc.entities.Grant as { jti?: string } | undefined
      return oidc.session?.accountId !== undefined && grant?.jti === undefined
    }),
  )
  policy.get('login')?.checks.add(
    new Check('program', 'a program on a machine is let in by its user', ({ oidc }: KoaContextWithOIDC) => {
      return oidc.result?.login === undefined && isAnybodys(places, String(oidc.params?.redirect_uri))
    }),
  )
  return policy
}

// The requirements for every identity provider; `provider.contract.ts` tests each provider with them.
import type { IdentityAdmin } from '../../../src/identity/port.ts'

/** The result of a sign-in. */
export type SignIn =
  | {
      readonly outcome: 'ok'
      readonly sujet: string
      readonly identifiant: string
      readonly organisations: readonly string[]
      readonly refreshToken: string
    }
  | { readonly outcome: 'refused' | 'password to change' }

/** A provider under test: its administration, and a person who signs in. */
export type ProviderUnderTest = {
  readonly admin: IdentityAdmin
  signIn(identifiant: string, password: string): Promise<SignIn>
  /** Returns the next refresh token, or null if the session is over. */
  refresh(refreshToken: string): Promise<string | null>
}

/** Returns an access token by the password grant of a public client. */
export async function tokenAt(
  tokenEndpoint: string,
  client_id: string,
  username: string,
  password: string,
): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', client_id, username, password })
  const response = await fetch(tokenEndpoint, { method: 'POST', body })
  const { access_token, ...refusal } = (await response.json()) as Record<string, string>
  if (access_token === undefined) throw new Error(`no token for ${username}: ${JSON.stringify(refusal)}`)
  return access_token
}

/** Signs in a person, who gets tokens by the password grant of a public client. */
export function personAt(
  tokenEndpoint: string,
  client_id: string,
  asksToChange: RegExp,
): Pick<ProviderUnderTest, 'signIn' | 'refresh'> {
  const ask = async (form: Record<string, string>) => {
    const body = new URLSearchParams({ client_id, ...form })
    const response = await fetch(tokenEndpoint, { method: 'POST', body })
    const answer = (await response.json()) as Record<string, string>
    if (response.status >= 500) throw new Error(`${tokenEndpoint} answered ${response.status}`)
    return answer
  }
  return {
    async signIn(username, password) {
      const answer = await ask({ grant_type: 'password', username, password })
      const { access_token, refresh_token, error_description = '' } = answer
      if (access_token === undefined || refresh_token === undefined) {
        return { outcome: asksToChange.test(error_description) ? 'password to change' : 'refused' }
      }
      const payload = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()
      const claims = JSON.parse(payload) as Record<string, unknown>
      return {
        outcome: 'ok',
        sujet: String(claims.sub),
        identifiant: String(claims.preferred_username),
        organisations: (claims.organisations as string[] | undefined) ?? [],
        refreshToken: refresh_token,
      }
    },
    async refresh(refresh_token) {
      const answer = await ask({ grant_type: 'refresh_token', refresh_token })
      return answer.refresh_token ?? null
    },
  }
}

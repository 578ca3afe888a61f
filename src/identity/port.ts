// What this service asks of an identity provider, whichever one it is.
import type { RequestListener } from 'node:http'
import type { TrustedIssuer } from '../auth.ts'

/** An identity provider: whose tokens are trusted and, when it is the embedded one, what is served at /oidc. */
export type IdentityProvider = TrustedIssuer & {
  embedded: EmbeddedProvider | null
}

/** The part of an identity provider that only the embedded one has so far. */
export type EmbeddedProvider = {
  /** Serves the paths of `endpoints` below /oidc. */
  handler: RequestListener
  /** Ends every offline session of an account: its refresh tokens are worth nothing from now on. */
  revokeSessions(sujet: string): Promise<void>
}

// What this service asks of an identity provider, whichever one it is.
import type { RequestListener } from 'node:http'
import type { TrustedIssuer } from '../tokens/auth.ts'
import type { Sealing } from './sealing.ts'

/** An identity provider: whose tokens are trusted, how its accounts are kept, and what is served at /oidc. */
export type IdentityProvider = TrustedIssuer & {
  /** Null for an issuer that this service does not administer: its accounts are kept by hand. */
  admin: IdentityAdmin | null
  /** What is written down for it in the database is sealed by this. */
  sealing: Sealing
  /** Null unless the provider is the embedded one. */
  embedded: EmbeddedProvider | null
}

/**
 * The accounts of a provider, for background jobs. Every act may be repeated: a job that lost its answer is run again.
 * Whatever fails throws, and the job is tried later. A password comes here as its hash only (`passwords.ts`).
 */
export type IdentityAdmin = {
  /**
   * Creates an account and answers its subject. A login that is taken answers the subject of its account, which is left
   * as it is, password included.
   */
  createAccount(account: NewAccount): Promise<string>
  /** The account of a login, disabled ones included; null when nobody bears it. */
  findByIdentifiant(identifiant: string): Promise<ProviderAccount | null>
  /**
   * Replaces the password, and clears a lock-out. A provisional one must be changed at the next sign-in. Sessions are
   * ended by `revokeSessions` alone.
   */
  setPassword(sujet: string, passwordHash: string, provisoire: boolean): Promise<void>
  /** The organization codes that the account's tokens carry from now on, in place of all others. */
  setOrganisations(sujet: string, codes: readonly string[]): Promise<void>
  /** One code more; nothing when it is there. */
  addOrganisation(sujet: string, code: string): Promise<void>
  /** One code less; nothing when it is not there. */
  removeOrganisation(sujet: string, code: string): Promise<void>
  /** Whether the account can sign in; a disabled one also renews no session. */
  setEnabled(sujet: string, enabled: boolean): Promise<void>
  /** Ends every session of the account, offline ones included: its refresh tokens are worth nothing from now on. */
  revokeSessions(sujet: string): Promise<void>
}

/** An account to be created. */
export type NewAccount = {
  /** The subject to give it; a provider that gives subjects itself ignores it, and what it answers counts. */
  readonly sujet?: string
  readonly identifiant: string
  readonly nom_affiche: string
  /** Organization codes. */
  readonly organisations: readonly string[]
  /** Of `hashPassword`. */
  readonly passwordHash: string
  /** Whether the password must be changed at the first sign-in. */
  readonly provisoire: boolean
}

/** An account as its provider knows it. */
export type ProviderAccount = {
  readonly sujet: string
  readonly identifiant: string
  readonly nom_affiche: string
  readonly organisations: readonly string[]
  readonly actif: boolean
}

/** An act on a subject that the provider does not know: trying again is of no use. */
export class UnknownSubjectError extends Error {}

/** An account at whose login unknown browsers tried passwords, how many in a row and when the last one. */
export type Attacked = { readonly sujet: string; readonly nombre: number; readonly dernier_le: Date }

/** What the embedded provider serves. */
export type EmbeddedProvider = {
  /** Serves the paths of `endpoints.ts` below /oidc. */
  handler: RequestListener
  /** The id of a browser that signed in before, as this login or as any; rate limits count it by itself. */
  browserOf(cookies: string | undefined, identifiant?: string): string | null
  /** The accounts at which passwords were tried within the last hour. */
  attacked(): Promise<readonly Attacked[]>
  /** Deletes the sessions and failed sign-ins that are of no use any more. */
  removeExpired(): Promise<void>
}

// The interface of identity providers.
import type { RequestListener } from 'node:http'
import type { TrustedIssuer } from '../tokens/auth.ts'
import type { Sealing } from './sealing.ts'

/** An identity provider: the tokens that it issues, the management of its accounts, and the handler at /oidc. */
export type IdentityProvider = TrustedIssuer & {
  /** Null for an issuer that this service does not administer: an administrator manages its accounts by hand. */
  admin: IdentityAdmin | null
  /** Seals the values of the provider that the database stores. */
  sealing: Sealing
  /** Null if the provider is not the embedded one. */
  embedded: EmbeddedProvider | null
}

/**
 * Manages the accounts of a provider, for background jobs. Every operation may be repeated: a job that lost its response runs again.
 * Failures throw, and the job is retried. Passwords arrive as hashes only (`passwords.ts`).
 */
export type IdentityAdmin = {
  /**
   * Creates an account and returns its subject. If the login exists, returns the subject of that account and changes nothing, its
   * password included.
   */
  createAccount(account: NewAccount): Promise<string>
  /** Returns the account of a login, also a disabled one; null if there is no account. */
  findByIdentifiant(identifiant: string): Promise<ProviderAccount | null>
  /**
   * Replaces the password and clears a lock-out. A provisional password must be changed at the next sign-in. Only `revokeSessions` ends
   * sessions.
   */
  setPassword(sujet: string, passwordHash: string, provisoire: boolean): Promise<void>
  /** Replaces the organization codes in the account's tokens. */
  setOrganisations(sujet: string, codes: readonly string[]): Promise<void>
  /** Adds a code; does nothing if the account already has it. */
  addOrganisation(sujet: string, code: string): Promise<void>
  /** Removes a code; does nothing if the account does not have it. */
  removeOrganisation(sujet: string, code: string): Promise<void>
  /** Enables or disables sign-in. A disabled account can not renew a session either. */
  setEnabled(sujet: string, enabled: boolean): Promise<void>
  /** Ends every session of the account, also offline ones: its refresh tokens are invalid from now on. */
  revokeSessions(sujet: string): Promise<void>
}

/** A new account. */
export type NewAccount = {
  /** The subject for the account. A provider that chooses subjects ignores this value and returns its own. */
  readonly sujet?: string
  readonly identifiant: string
  readonly nom_affiche: string
  /** Organization codes. */
  readonly organisations: readonly string[]
  /** A hash made by `hashPassword`. */
  readonly passwordHash: string
  /** True if the password must be changed at the first sign-in. */
  readonly provisoire: boolean
}

/** The data of an account at its provider. */
export type ProviderAccount = {
  readonly sujet: string
  readonly identifiant: string
  readonly nom_affiche: string
  readonly organisations: readonly string[]
  readonly actif: boolean
}

/** An operation on a subject that the provider does not know; retrying does not help. */
export class UnknownSubjectError extends Error {}

/** An account for which unknown browsers tried passwords, with the number of failures in a row and the time of the last one. */
export type Attacked = { readonly sujet: string; readonly nombre: number; readonly dernier_le: Date }

/** The parts of the embedded provider that the service uses. */
export type EmbeddedProvider = {
  /** Serves the paths of `endpoints.ts` under /oidc. */
  handler: RequestListener
  /**
   * Returns the id of a browser that signed in before as this login or, without a login, as any. Rate limits count such a browser
   * separately.
   */
  browserOf(cookies: string | undefined, identifiant?: string): string | null
  /** Returns the accounts for which passwords were tried within the last hour. */
  attacked(): Promise<readonly Attacked[]>
  /** Deletes expired sessions and failed sign-ins. */
  removeExpired(): Promise<void>
}

// Proves an account by login and password, and slows down guessing.
import { randomBytes } from 'node:crypto'
import { textFault } from '../json/json.ts'
import type { Account, Accounts } from './database/accounts.ts'
import type { Attempts, Failures } from './database/attempts.ts'
import type { KnownBrowser, KnownBrowsers } from './knownBrowsers.ts'
import { hashPassword, MAX_PASSWORD_LENGTH, verifyPassword } from './passwords.ts'
import type { Visitor } from './visitor.ts'

/** The parts needed for a sign-in. */
export type Signing = {
  readonly accounts: Accounts
  readonly attempts: Attempts
  readonly browsers: KnownBrowsers
}

/** An account that proved its password. */
export type Proven = {
  readonly account: Account
  /** The browser, if it signed in to this account before. */
  readonly browser: KnownBrowser | null
  /** Number of wrong passwords that unknown browsers tried since, if there were many. */
  readonly failures: Failures | null
}

/** Result of a sign-in. */
export type SignedIn =
  | Proven
  | { readonly account: null; readonly raison: 'inconnu' }
  | { readonly account: null; readonly raison: 'trop_de_tentatives'; readonly seconds: number }

const MAX_LOGIN_LENGTH = 200
const UNKNOWN = { account: null, raison: 'inconnu' } as const

/**
 * Returns the account with this password, even if the password must be changed. For an unknown or disabled account, the call
 * takes as long as for a wrong password, and failures cause the same delay.
 */
export async function signIn(
  { accounts, attempts, browsers }: Signing,
  identifiant: string,
  password: string,
  visitor: Visitor,
): Promise<SignedIn> {
  const isPossible =
    identifiant.length <= MAX_LOGIN_LENGTH &&
    password.length <= MAX_PASSWORD_LENGTH &&
    textFault(identifiant) === null
  if (!isPossible) return UNKNOWN
  const browser = browsers.recognize(visitor.cookies, await accounts.findByIdentifiant(identifiant))
  const key = attempts.keyOf(identifiant, browser?.id)
  const by = browser?.id ?? visitor.address
  const outcome = await attempts.inTurn(key, visitor, async (): Promise<SignedIn> => {
    const account = await accounts.findByIdentifiant(identifiant)
    const kept = account === null ? await nobody : accounts.hashOf(account)
    if ((await verifyPassword(password, kept, by, visitor.gone)) && account?.actif) {
      const own = await attempts.succeeded(key)
      const failures =
        browser === null ? own : await attempts.since(attempts.keyOf(identifiant), browser.since)
      return { account, browser, failures }
    }
    await attempts.failed(key)
    return UNKNOWN
  })
  return 'seconds' in outcome
    ? { account: null, raison: 'trop_de_tentatives', seconds: outcome.seconds }
    : outcome
}

const nobody = hashPassword(randomBytes(32).toString('base64'))

// Who proves to be an account by its password, and how guessing is slowed down.
import { randomBytes } from 'node:crypto'
import { textFault } from '../json/json.ts'
import type { Account, Accounts } from './database/accounts.ts'
import type { Attempts } from './database/attempts.ts'
import { hashPassword, MAX_PASSWORD_LENGTH, verifyPassword } from './passwords.ts'

/** What came of a login and its password. */
export type SignedIn =
  | { readonly account: Account }
  | { readonly account: null; readonly raison: 'inconnu' }
  | { readonly account: null; readonly raison: 'trop_de_tentatives'; readonly seconds: number }

const MAX_LOGIN_LENGTH = 200
const UNKNOWN = { account: null, raison: 'inconnu' } as const

/**
 * The account whose password this is, whether or not it must be changed. An unknown or disabled account costs as much
 * time as a wrong password, and is locked after as many failures.
 */
export async function signIn(
  accounts: Accounts,
  attempts: Attempts,
  identifiant: string,
  password: string,
): Promise<SignedIn> {
  const isPossible =
    identifiant.length <= MAX_LOGIN_LENGTH &&
    password.length <= MAX_PASSWORD_LENGTH &&
    textFault(identifiant) === null
  if (!isPossible) return UNKNOWN
  const seconds = await attempts.lockedFor(identifiant)
  if (seconds > 0) return { account: null, raison: 'trop_de_tentatives', seconds }

  const account = await accounts.findByIdentifiant(identifiant)
  const kept = account === null ? await nobody : accounts.hashOf(account)
  const matches = await verifyPassword(password, kept)
  if (!matches || !account?.actif) {
    await attempts.failed(identifiant)
    return UNKNOWN
  }
  if (await attempts.succeeded(identifiant)) return { account }
  return {
    account: null,
    raison: 'trop_de_tentatives',
    seconds: Math.max(1, await attempts.lockedFor(identifiant)),
  }
}

const nobody = hashPassword(randomBytes(32).toString('base64'))

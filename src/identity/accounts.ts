import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { textFault } from '../json.ts'

/** A person as the embedded provider knows them. */
export type Account = {
  sujet: string
  identifiant: string
  /** `scrypt$<cost>$<salt>$<key>`, the last two in base64. */
  motDePasse: string
  organisations: string[]
  roles: string[]
}

/** Where the embedded provider finds its accounts. */
export type AccountStore = {
  findByIdentifiant(identifiant: string): Promise<Account | null>
  findBySujet(sujet: string): Promise<Account | null>
}

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)
const COST = 16_384
const KEY_BYTES = 32
const MAX_PASSWORD_LENGTH = 200

/** The accounts of a list. */
export function accountsInMemory(accounts: Account[]): AccountStore {
  const byIdentifiant = new Map(accounts.map((account) => [account.identifiant, account]))
  const bySujet = new Map(accounts.map((account) => [account.sujet, account]))
  return {
    findByIdentifiant: (identifiant) => Promise.resolve(byIdentifiant.get(identifiant) ?? null),
    findBySujet: (sujet) => Promise.resolve(bySujet.get(sujet) ?? null),
  }
}

/** What is kept of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, KEY_BYTES, { N: COST })
  return `scrypt$${COST}$${salt.toString('base64')}$${key.toString('base64')}`
}

/** The account whose password this is; an unknown account costs as much time as a wrong password. */
export async function signIn(
  store: AccountStore,
  identifiant: string,
  password: string,
): Promise<Account | null> {
  if (password.length > MAX_PASSWORD_LENGTH || textFault(identifiant) !== null) return null
  const account = await store.findByIdentifiant(identifiant)
  const matches = await verifyPassword(password, account?.motDePasse ?? (await nobody))
  return matches ? account : null
}

const nobody = hashPassword(randomBytes(32).toString('base64'))

async function verifyPassword(password: string, kept: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = kept.split('$')
  const expected = Buffer.from(key, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, { N: Number(cost) })
  return timingSafeEqual(actual, expected)
}

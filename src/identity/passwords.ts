// Passwords: how one is made up, what is kept of one, and how one is compared with what is kept.
import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { createSlots, type Slots } from '../database/slots.ts'

/** A longer one is refused before it is hashed. */
export const MAX_PASSWORD_LENGTH = 200

// Nobody reads one of these for another: no i, l, o, u. 32 of them: 5 bits a character.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 5

// OWASP's recommendation for argon2id; Keycloak takes the same hash over as it is.
const ARGON2ID = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/**
 * A hash takes one of the four threads on which Node also reads files and compresses: two hashes run at a time, and one
 * for each address or browser.
 */
export const hashing: Slots = createSlots({ total: 2, share: 1, patienceMs: 10_000 })

/** A password of 100 random bits to be said over the telephone, such as `k3mzq-0ptrw-8xha2-vd5ye`. */
export function newProvisionalPassword(): string {
  const characters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  )
  return groups.join('-')
}

/**
 * What is kept of a password: argon2id, as `$argon2id$v=19$m=…,t=…,p=…$<salt>$<key>`. `by` is the address or the browser
 * on whose behalf it is hashed.
 */
export async function hashPassword(password: string, by?: string, gone?: AbortSignal): Promise<string> {
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new RangeError(`a password has at most ${MAX_PASSWORD_LENGTH} characters`)
  const leave = await hashing(by, gone)
  return hash(password, ARGON2ID).finally(leave)
}

/** Whether this is the password of which that is kept. */
export async function verifyPassword(
  password: string,
  kept: string,
  by?: string,
  gone?: AbortSignal,
): Promise<boolean> {
  if (password.length > MAX_PASSWORD_LENGTH) return false
  const leave = await hashing(by, gone)
  return verify(kept, password).finally(leave)
}

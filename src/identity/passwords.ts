// Makes, hashes and verifies passwords.
import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { createSlots, type Slots } from '../database/slots.ts'

/** Longest password in characters; a longer one is refused before it is hashed. */
export const MAX_PASSWORD_LENGTH = 200

// 32 characters for 5 bits each, without i, l, o and u, which are easy to confuse.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 5

// Parameters that OWASP recommends for argon2id. Keycloak accepts the resulting hash unchanged.
const ARGON2ID = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/**
 * Limits hashing: at most two hashes at a time, and one per IP address or browser. A hash occupies one of the four threads with
 * which Node also reads files and compresses.
 */
export const hashSlots: Slots = createSlots({ total: 2, share: 1, patienceMs: 10_000 })

/** Returns a password of 100 random bits that can be dictated over the telephone, such as `k3mzq-0ptrw-8xha2-vd5ye`. */
export function newProvisionalPassword(): string {
  const characters = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  )
  return groups.join('-')
}

/**
 * Hashes a password with argon2id, as `$argon2id$v=19$m=…,t=…,p=…$<salt>$<key>`. `by` is the IP address or browser that sent it.
 */
export async function hashPassword(password: string, by?: string, gone?: AbortSignal): Promise<string> {
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new RangeError(`a password has at most ${MAX_PASSWORD_LENGTH} characters`)
  const leave = await hashSlots(by, gone)
  return hash(password, ARGON2ID).finally(leave)
}

/** Returns true if a password matches a hash. */
export async function verifyPassword(
  password: string,
  kept: string,
  by?: string,
  gone?: AbortSignal,
): Promise<boolean> {
  if (password.length > MAX_PASSWORD_LENGTH) return false
  const leave = await hashSlots(by, gone)
  return verify(kept, password).finally(leave)
}

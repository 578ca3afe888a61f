// Code that the session tables of the embedded provider share.
import { createHash } from 'node:crypto'

/** Returns nothing. */
export const nothing = () => Promise.resolve(undefined)

/** No served flow uses these lookups. */
export const WITHOUT_LOOKUPS = { findByUserCode: nothing, findByUid: nothing }

/** Returns the SHA-256 of a secret, by which the row is found; the secret itself is not stored. */
export function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

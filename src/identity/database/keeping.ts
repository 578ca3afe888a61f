// What the tables of the embedded provider's sessions have in common.
import { createHash } from 'node:crypto'

/** Answers nothing. */
export const nothing = () => Promise.resolve(undefined)

/** No flow that looks anything up by these is served. */
export const WITHOUT_LOOKUPS = { findByUserCode: nothing, findByUid: nothing }

/** By what a secret is found that is not kept: its SHA-256. */
export function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

// Ids are UUID v7, which sort by creation time. They use the random numbers of the platform.
import { v7 as uuidv7 } from 'uuid'
import { PhoneError } from './errors.ts'

/** Makes an id that no other phone makes. */
export type IdMaker = () => string

let maker: IdMaker = defaultId

/**
 * Sets the function that makes ids, for example that of `expo-crypto` on a platform without `crypto`; null restores the default.
 */
export function makeIdsBy(other: IdMaker | null): void {
  maker = other ?? defaultId
}

/** Returns a new id. */
export function newId(): string {
  return maker()
}

function defaultId(): string {
  if (typeof globalThis.crypto?.getRandomValues === 'function') return uuidv7()
  throw new PhoneError(
    'hasard_absent',
    'this platform has no crypto.getRandomValues: give makeIdsBy() a maker',
  )
}

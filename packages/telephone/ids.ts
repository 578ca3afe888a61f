// Ids are UUID v7, so that they sort by their time of birth. They are made of what the platform calls chance.
import { v7 as uuidv7 } from 'uuid'
import { PhoneError } from './errors.ts'

/** Makes an id that no other phone makes. */
export type IdMaker = () => string

let maker: IdMaker = defaultId

/** Has ids made otherwise from here on, as by `expo-crypto` where there is no `crypto`; null: as before. */
export function makeIdsBy(other: IdMaker | null): void {
  maker = other ?? defaultId
}

/** A new id. */
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

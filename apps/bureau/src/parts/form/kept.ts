// Stores unfinished forms in the tab until they are sent, so that a lost network, a reload or a closed dialog loses no typed
// value. Signing out deletes all of them.
import type { Desk } from '../../desk.ts'
import type { Keys } from '../act/intention.ts'
import type { Drafts } from './draft.ts'

/** A record as the service returned it, and the ETag of its version. */
export type Base = { readonly record: Readonly<Record<string, unknown>>; readonly etag: string | null }
/** An unfinished form: its drafts, the record that the person saw, and the keys of the sent requests. */
export type Begun = { readonly drafts: Drafts; readonly base: Base | null; readonly keys?: Keys }

const PREFIX = 'sillon.brouillon.'
/** The member that no draft keeps: a password. */
export const SECRET = 'mot_de_passe'

/**
 * Returns the storage key of an unfinished form: account, language of its figures, and the records named in its path and its
 * initial values.
 */
export function placeOfDraft(
  { me, langue }: Pick<Desk, 'me' | 'langue'>,
  { operation, params, begun }: { operation: string; params: object; begun?: object },
): string {
  const owner = [me.organisation.code, me.utilisateur.id, langue, operation].join('.')
  return `${PREFIX}${owner}.${JSON.stringify({ ...params, ...begun })}`
}

/** Returns the unfinished form; null if there is none. */
export const readDraft = (place: string): Begun | null => readValue<Begun>(place)

/** Returns what is stored there; null if nothing is. */
export function readValue<Value>(place: string): Value | null {
  try {
    const text = sessionStorage.getItem(place)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

/** Stores the typed values with the record that they change. */
export function keepDraft(place: string, { drafts, base }: Begun): void {
  const { [SECRET]: _, ...kept } = drafts
  keepValue(place, { ...readDraft(place), drafts: kept, base })
}

/** Stores the keys of requests with the unfinished form, so that the service does the act only once. */
export function keepKeys(place: string, keys: Keys): void {
  const begun = readDraft(place)
  if (begun !== null) keepValue(place, { ...begun, keys })
}

/** Stores a value. */
export function keepValue(place: string, value: unknown): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(value))
  } catch {
    // A browser without storage stores no draft.
  }
}

/** Deletes an unfinished form. */
export function forgetDraft(place: string): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Deletes all drafts of the tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}

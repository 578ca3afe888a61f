// Forms that a person has begun, kept in the tab until they are sent: a lost network, a reload or a closed dialog loses nothing that
// was typed. Signing out forgets all of them.
import type { Desk } from '../../desk.ts'
import type { Keys } from '../act/intention.ts'
import type { Drafts } from './draft.ts'

/** A record as the service has it, and the tag of its version. */
export type Base = { readonly record: Readonly<Record<string, unknown>>; readonly etag: string | null }
/** A form that was begun: its drafts, the record that the person saw, and the keys of the requests that were sent. */
export type Begun = { readonly drafts: Drafts; readonly base: Base | null; readonly keys?: Keys }

const PREFIX = 'sillon.brouillon.'

/**
 * Returns the place of a form that was begun: of an account, in the language of its figures, for the records that the form names in
 * its path and in its first content.
 */
export function placeOfDraft(
  { me, langue }: Pick<Desk, 'me' | 'langue'>,
  { operation, params, begun }: { operation: string; params: object; begun?: object },
): string {
  const owner = [me.organisation.code, me.utilisateur.id, langue, operation].join('.')
  return `${PREFIX}${owner}.${JSON.stringify({ ...params, ...begun })}`
}

/** Returns the form that was begun; null if there is none. */
export function readDraft(place: string): Begun | null {
  try {
    const text = sessionStorage.getItem(place)
    return text === null ? null : (JSON.parse(text) as Begun)
  } catch {
    return null
  }
}

/** Keeps what was typed with the record that it changes. */
export function keepDraft(place: string, { drafts, base }: Begun): void {
  write(place, { ...readDraft(place), drafts, base })
}

/** Keeps the keys of requests with the form that was begun, so that the service does the act once. */
export function keepKeys(place: string, keys: Keys): void {
  const begun = readDraft(place)
  if (begun !== null) write(place, { ...begun, keys })
}

function write(place: string, begun: Begun): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(begun))
  } catch {
    // A browser without storage keeps no draft.
  }
}

/** Forgets a form that was begun. */
export function forgetDraft(place: string): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // There is nothing to forget.
  }
}

/** Forgets all drafts of the tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // There is nothing to forget.
  }
}

// Drafts of forms that a person has begun, kept in the tab until the form is sent: a lost network, a reload or a closed dialog loses
// nothing that was typed. The key holds the account, and signing out forgets all of them.
import type { Me } from '../../desk.ts'
import type { Drafts } from './draft.ts'

const PREFIX = 'sillon.brouillon.'

/** Returns the place of a form's draft. */
export function placeOfDraft({ organisation, utilisateur }: Me, operation: string, params: object): string {
  return `${PREFIX}${organisation.code}.${utilisateur.id}.${operation}.${Object.values(params).join('.')}`
}

/** Returns the draft that was begun; null if there is none. */
export function readDraft(place: string): Drafts | null {
  try {
    const text = sessionStorage.getItem(place)
    return text === null ? null : (JSON.parse(text) as Drafts)
  } catch {
    return null
  }
}

/** Keeps a draft; null forgets it. */
export function keepDraft(place: string, drafts: Drafts | null): void {
  try {
    if (drafts === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(drafts))
  } catch {
    // A browser without storage keeps no draft.
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

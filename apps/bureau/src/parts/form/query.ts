// The request for the records that a picker offers: what the form narrows, and the words that a person types.
import type { Drafts } from './draft.ts'
import type { Picker } from './pickers.ts'

const MOST = 50
const PAGE = 200
// These lists have no pages.
const WHOLE = ['/v1/campagnes', '/v1/produits', '/v1/permissions']

/** Returns the members that narrow the lists of an object's fields: its own, and those that the objects around it hold. */
export function nearOf(outer: Drafts, own: Drafts): Drafts {
  return { ...outer, ...Object.fromEntries(Object.entries(own).filter(([, draft]) => isGiven(draft))) }
}

/** Returns the query of a picker's list. */
export function queryOf({ path, query, search, within = [] }: Picker, near: Drafts, sought: string) {
  const narrowed = within.flatMap((name) => (isId(near[name]) ? [[name, near[name]]] : []))
  return {
    ...query,
    ...Object.fromEntries(narrowed),
    ...(search !== undefined && sought.trim() !== '' ? { [search]: sought.trim() } : {}),
    ...(WHOLE.includes(path) ? {} : { limite: search === undefined ? PAGE : MOST }),
  }
}

/**
 * Returns the words to search by. A field that holds a record shows its label, and one whose name is not read yet its id: neither is
 * a search.
 */
export function soughtOf(
  typed: string,
  chosen: readonly string[],
  labels: ReadonlyMap<string, string>,
): string {
  return chosen.some((value) => typed === value || typed === labels.get(value)) ? '' : typed
}

// An id that a person is typing narrows nothing yet.
const isId = (draft: Drafts[string]) => typeof draft === 'string' && draft.length === 36
const isGiven = (draft: Drafts[string]) => draft !== undefined && draft !== ''

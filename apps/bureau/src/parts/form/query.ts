// Makes the request for the records that a picker offers, from the narrowing members of the form and the typed search text.
import type { Drafts } from './draft.ts'
import type { Picker } from './pickers.ts'

const MOST = 50
const PAGE = 200
// The lists without pages.
const WHOLE = ['/v1/campagnes', '/v1/produits', '/v1/permissions']

/** Returns the members that narrow the lists of an object's fields: members of the object and of its enclosing objects. */
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

/** Returns the search text. The label of a selected record is no search text, and neither is its id while the name is loading. */
export function soughtOf(
  typed: string,
  chosen: readonly string[],
  labels: ReadonlyMap<string, string>,
): string {
  return chosen.some((value) => typed === value || typed === labels.get(value)) ? '' : typed
}

// A partly typed id does not narrow the list yet.
const isId = (draft: Drafts[string]) => typeof draft === 'string' && draft.length === 36
const isGiven = (draft: Drafts[string]) => draft !== undefined && draft !== ''

// The values of an entry that can be corrected: figures, words, dates and references, by their paths.

/** A step of a path: the name of a member, or the place in a list. */
export type Step = string | number
/** A value of a payload (a number, a text, a date; null for none) and its path. */
export type Leaf = { readonly path: readonly Step[]; readonly value: string | number | boolean | null }

// A measured position can not be corrected by hand.
const MEASURED = new Set([
  'calcul_telephone',
  'coordinates',
  'geojson',
  'nb_points',
  'position',
  'precision_mediane_cm',
  'surface_telephone_m2',
])
// The version of the record that the phone knew is not shown: it is not part of the content.
const SILENT = new Set(['version_base'])

/** Returns the values of a payload without the phone's measurements. */
export function leavesOf(value: unknown, path: readonly Step[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, [...path, at]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) =>
      MEASURED.has(key) || SILENT.has(key) ? [] : leavesOf(one, [...path, key]),
    )
  return value === undefined ? [] : [{ path, value: value as Leaf['value'] }]
}

/** Returns a copy of the payload with another value at this path; undefined removes the member. */
export function withLeaf<Whole>(whole: Whole, [step, ...rest]: readonly Step[], value: unknown): Whole {
  if (step === undefined) return value as Whole
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<Step, unknown>
  copy[step] = withLeaf(copy[step], rest, value)
  if (copy[step] === undefined) delete copy[step]
  return copy as Whole
}

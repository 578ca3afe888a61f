// The values of an entry that may be corrected: figures, words and dates, by their paths.

type Step = string | number
/** A value of a payload (a number, a text, a date) and its path. */
export type Leaf = { readonly path: readonly Step[]; readonly value: string | number | boolean }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
// A measured position can not be corrected by hand.
const MEASURED = new Set(['coordinates', 'position', 'calcul_telephone'])

/** Returns the values of a payload, without ids and without measurements of the phone. */
export function leavesOf(value: unknown, path: readonly Step[] = []): Leaf[] {
  if (typeof value === 'string') return UUID.test(value) ? [] : [{ path, value }]
  if (typeof value === 'number' || typeof value === 'boolean') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    MEASURED.has(key) ? [] : leavesOf(one, [...path, key]),
  )
}

/** Returns a copy of the payload with another value at this path. */
export function withLeaf<Whole>(whole: Whole, [step, ...rest]: readonly Step[], value: unknown): Whole {
  if (step === undefined) return value as Whole
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Record<Step, unknown>
  copy[step] = withLeaf(copy[step], rest, value)
  return copy as Whole
}

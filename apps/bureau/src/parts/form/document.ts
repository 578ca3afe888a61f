// The parts of a document in JSON that its tables show and change.
import type { Language } from '../../words/words.ts'
import { type Shape, tablesOf } from './shape.ts'
import { figureFault, wholeOf } from './units.ts'

/** An object of a document. */
export type Branches = { readonly [member: string]: unknown }

/** Says if a value is an object. */
export const isObject = (value: unknown): value is Branches =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Says if a value is a table: a list of objects with at least one row. */
export const isTable = (value: unknown): value is readonly Branches[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

/** Returns the document of a text that has tables, or whose schema has some; null for other texts. */
export function parseDocument(text: string, shape?: Shape): Branches | null {
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isObject(parsed)) return null
    return tablesOf(shape).length > 0 || Object.values(parsed).some(isTable) ? parsed : null
  } catch {
    return null
  }
}

/** Returns the members of rows in the order in which they first appear. */
export const columnsOf = (rows: readonly Branches[]): readonly string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
]

/** Returns the text of a cell; lists of words are separated by commas. */
export const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value)

/**
 * Returns the value that a text gives a cell, of the same type as the values of its column. A text that is no number, or has two
 * readings, stays a text in a column of numbers.
 */
export function valueFor(text: string, like: readonly unknown[], langue: Language): unknown {
  const known = firstOf(like)
  const typed = text.trim()
  if (Array.isArray(known))
    return typed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  if (typed === '' && typeof known !== 'string') return null
  return typeof known === 'number' ? (numberIn(typed, langue) ?? typed) : typed
}

/** Returns the fault of a text in a column of numbers. */
export function cellFault(value: unknown, like: readonly unknown[], langue: Language) {
  if (typeof value !== 'string' || value.trim() === '' || typeof firstOf(like) !== 'number') return undefined
  return figureFault(value, { sign: '', decimals: DECIMALS }, langue)
}

const firstOf = (like: readonly unknown[]) =>
  like.find((one) => one !== null && one !== undefined && one !== '')

// The greatest number of decimals in a document.
const DECIMALS = 6

// The quotient of two integers is the number that JSON has for these digits. A whole number may have more digits.
function numberIn(typed: string, langue: Language): number | null {
  const whole = wholeOf(typed, { sign: '', decimals: 0 }, langue)
  const scaled = wholeOf(typed, { sign: '', decimals: DECIMALS }, langue)
  return whole ?? (scaled === null ? null : scaled / 10 ** DECIMALS)
}

/** Returns a new row with the members of the others: their switches off, their lists and texts empty. */
export function emptyRow(rows: readonly Branches[]): Branches {
  const last = rows.at(-1) ?? {}
  return Object.fromEntries(
    Object.entries(last).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : typeof value === 'string' ? '' : typeof value === 'boolean' ? false : null,
    ]),
  )
}

// Reads the sex of a person: F or M, or a word for it.
import { nameKey } from './names.ts'
import type { Reading } from './reading.ts'

/** The words of a column: `both` if it holds H and M, where M is a woman in Spanish and a man in English. */
export type SexWords = 'both'

// French, English, Spanish and Portuguese. M alone is the code of the service; M of mujer and mulher shows by an H in its column.
const WORDS = new Map([
  ...codes('M', 'm h homme masculin masc male man hombre masculino homem macho'),
  ...codes('F', 'f femme feminin fem female woman mujer femenino femenina feminino feminina mulher'),
])

/** Reads a sex. */
export function sex(text: string, words?: SexWords): Reading {
  const key = nameKey(text)
  const value = WORDS.get(key)
  if (value === undefined) return { fault: 'sexe_illisible' }
  if (key === 'm' && words === 'both') return { fault: 'sexe_ambigu', details: { lectures: ['M', 'F'] } }
  return { value }
}

/** Returns the letter of a sex that is written as one; an empty text for a word. */
export function letterOf(text: string): string {
  const key = nameKey(text)
  return key.length === 1 ? key : ''
}

function codes(code: string, words: string): [string, string][] {
  return words.split(' ').map((word) => [word, code])
}

// Reads telephone numbers as people write them: `+229 97 00 00 01`, `(229) 97.00.00.01`, `0022997000001`.
import { toNarrow, withAsciiDigits } from './digits.ts'
import type { Reading } from './reading.ts'
import { isNumeral } from './texts.ts'

// A cell with two numbers, `9700001 9700002`, or on two lines: joined, they would look like one number.
const TWO_NUMBERS = /[\n\r]|\d{6}\s{1,3}\d{6}/

// Digits dialled before a country code: `00`, or `011` from North America. 011 counts only before a long number, because it is
// also the area code of Turin and the beginning of numbers in Benin.
const ABROAD = /^(?:0{1,2}11(?=[1-9]\d{9,13}$)|00)/

// A country code that stands twice, `+229 229 97 00 00 01`: what follows the first one is longer than any number of the country.
const TWICE = /^\+(?:11|(33|34|31|32|41)\1\d{9}|(44)\2\d{10}|([2-9]\d\d)\3\d{8})/

/** Reads one number: returns its digits, after a plus sign if it has a country code. */
export function telephone(text: string): Reading {
  const plain = withAsciiDigits(toNarrow(text))
  if (isNumeral(plain)) return { fault: 'nombre_abrege' }
  if (TWO_NUMBERS.test(plain.trim())) return { fault: 'telephone_illisible' }
  // After a country code, the zero of `(0)` is not dialled.
  const dialled = /^\s*(?:\+|00)/.test(plain) ? plain.replace(/\(\s?0\s?\)/, '') : plain
  const bare = dialled.replaceAll(/[\s().\u2010-\u2015-]/g, '')
  const digits = bare.replace(ABROAD, '+')
  if (TWICE.test(digits)) return { fault: 'telephone_illisible', details: { raison: 'indicatif_repete' } }
  // No country code starts with a zero. A longer number without a plus sign is two numbers.
  return /^(?:\+[1-9]\d{6,14}|\d{6,13})$/.test(digits) ? { value: digits } : { fault: 'telephone_illisible' }
}

// Finds the flaws of an envelope: text that RFC 8785 cannot express, or that jsonb cannot store. This file reports them and never
// refuses, because each command of a phone must get an outcome.
import { withoutTrailingNoughts } from '@sillon/telephone/values/digits'
import { textFault } from '../json/json.ts'
import type { Token } from '../json/walk.ts'

/** A flaw of an envelope's text. */
export type Flaw = {
  readonly kind: 'depth' | 'duplicate' | 'text' | 'surrogate' | 'number' | 'infinite'
  readonly reason: string
}

/** The longest accepted text of a number: far longer than any measurement, far below the capacity of jsonb's numeric. */
const MAX_NUMBER_LENGTH = 1000

/** Returns the flaw of a token, or null. */
export function flawOf(token: Token): Flaw | null {
  if (token.kind === 'depth') return { kind: 'depth', reason: 'too many levels of nesting' }
  if (token.kind === 'word') return numberFlaw(token.text)
  if (token.kind === 'key' && token.isRepeated)
    return { kind: 'duplicate', reason: `key ${printable(token.text)} written twice` }
  if (!token.text.isWellFormed()) return { kind: 'surrogate', reason: 'text with a lone surrogate' }
  const reason = textFault(token.text)
  return reason === null ? null : { kind: 'text', reason }
}

// Returns the flaw of a number. `true`, `false` and `null` are passed here too: they convert to NaN, for which every comparison
// is false.
function numberFlaw(token: string): Flaw | null {
  const size = Math.abs(Number(token))
  if (size === Number.POSITIVE_INFINITY) return { kind: 'infinite', reason: 'number out of range' }
  const vanished = size === 0 && /^[^eE]*[1-9]/.test(token)
  if (vanished || token.length > MAX_NUMBER_LENGTH)
    return { kind: 'number', reason: 'number with too many digits' }
  if (size > Number.MAX_SAFE_INTEGER && !isKept(token, size))
    return { kind: 'number', reason: 'number beyond 2^53-1 that no double is' }
  return null
}

// Beyond 2^53-1 a double skips integers. Returns true if the text equals the double or the double's RFC 8785 form; otherwise the
// fingerprint would be calculated from another number than the one that the database reads.
function isKept(token: string, size: number): boolean {
  // Most numbers are written as JavaScript writes them, and comparing the texts costs a tenth of splitting them.
  if (withoutPlus(token) === withoutPlus(String(Number(token)))) return true
  const written = significand(token)
  return written === significand(String(size)) || written === significand(String(BigInt(size)))
}

const withoutPlus = (text: string) => text.replace('+', '')

// Returns the significant digits and the power of ten, as one text for all ways to write a number. Splits by position: a regular
// expression would take twice as long, and a batch may contain 50,000 numbers.
function significand(token: string): string {
  const start = token[0] === '-' ? 1 : 0
  const mark = Math.max(token.indexOf('e'), token.indexOf('E'))
  const end = mark < 0 ? token.length : mark
  const point = token.indexOf('.')
  const digits = point < 0 ? token.slice(start, end) : token.slice(start, point) + token.slice(point + 1, end)
  let first = 0
  while (digits[first] === '0') first += 1
  const counted = withoutTrailingNoughts(digits.slice(first))
  const power = mark < 0 ? 0 : Number(token.slice(mark + 1))
  const behind = digits.length - first - counted.length
  return `${counted}e${power - (point < 0 ? 0 : end - point - 1) + behind}`
}

// Returns text that jsonb accepts: a U+0000 or a lone surrogate in a reason would make the parameter of the whole batch fail.
function printable(text: string): string {
  return JSON.stringify(text.slice(0, 60).toWellFormed()).replaceAll('\\u0000', '\uFFFD')
}

// What RFC 8785 can not express of an envelope, or jsonb not keep. It is told, never refused here: a phone's command has an
// outcome whatever it holds.
import { withoutTrailingNoughts } from '../json/digits.ts'
import { textFault } from '../json/json.ts'
import type { Token } from '../json/walk.ts'

/** Something of an envelope that can not stand as it is written. */
export type Flaw = {
  readonly kind: 'depth' | 'duplicate' | 'text' | 'surrogate' | 'number' | 'infinite'
  readonly reason: string
}

/** The longest a number's text may be: far above any measurement, far below what jsonb's numeric carries. */
const MAX_NUMBER_LENGTH = 1000

/** What is wrong with a token, or null. */
export function flawOf(token: Token): Flaw | null {
  if (token.kind === 'depth') return { kind: 'depth', reason: 'too many levels of nesting' }
  if (token.kind === 'word') return numberFlaw(token.text)
  if (token.kind === 'key' && token.isRepeated)
    return { kind: 'duplicate', reason: `key ${printable(token.text)} written twice` }
  if (!token.text.isWellFormed()) return { kind: 'surrogate', reason: 'text with a lone surrogate' }
  const reason = textFault(token.text)
  return reason === null ? null : { kind: 'text', reason }
}

// `true`, `false` and `null` arrive here too: they are not numbers, so no comparison holds.
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

// Beyond 2^53-1 a double skips integers, and RFC 8785 writes the double: what was written is either that double or the text
// that RFC 8785 gives it. Another number would be fingerprinted than the one that the database reads.
function isKept(token: string, size: number): boolean {
  // Most numbers are written as JavaScript writes them: comparing the texts costs a tenth of taking them apart.
  if (withoutPlus(token) === withoutPlus(String(Number(token)))) return true
  const written = significand(token)
  return written === significand(String(size)) || written === significand(String(BigInt(size)))
}

const withoutPlus = (text: string) => text.replace('+', '')

// The digits that count and the power of ten behind them: one text for each number, however it is written. Taken apart
// by position: an expression would cost twice as much, and a batch may hold 50,000 numbers.
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

// Reasons travel in a jsonb parameter, which one U+0000 or lone surrogate would make fail for the whole batch.
function printable(text: string): string {
  return JSON.stringify(text.slice(0, 60).toWellFormed()).replaceAll('\\u0000', '\uFFFD')
}

// A walk through a JSON text, token by token, for what `JSON.parse` hides: where values stand, keys written twice,
// and the texts and numbers that I-JSON (RFC 7493) or PostgreSQL's jsonb refuse. The text has passed `JSON.parse`,
// so its syntax is not judged again; the loop keeps its own stack, so no depth of nesting can exhaust the machine's.
import { createScanner } from 'jsonc-parser'

/** An object or array that the walk stands in: the keys seen (null in an array), the key or index at hand. */
export type Frame = { keys: Set<string> | null; key: string; index: number }

/** Something that I-JSON or jsonb refuses; `isKey` when it is the key at hand and not its value. */
export type Fault = {
  kind: 'depth' | 'duplicate' | 'text' | 'surrogate' | 'number' | 'infinite'
  reason: string
  isKey: boolean
}

/** What the walk tells; `stack` is where it stands, outermost first. */
export type Visitor = {
  begin?(stack: readonly Frame[], offset: number): void
  end?(stack: readonly Frame[], offset: number): void
  /** Answers true to stop the walk, which stops by itself at `depth`. */
  fault(fault: Fault, stack: readonly Frame[]): boolean
}

/** The longest a number's text may be: far above any measurement, far below what jsonb's numeric carries. */
const MAX_NUMBER_LENGTH = 1000

/** Walks through a text that `JSON.parse` accepted. */
export function walkJson(text: string, maxDepth: number, visitor: Visitor): void {
  const scanner = createScanner(text, true)
  const stack: Frame[] = []
  let expectsKey = false

  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const character = text.charAt(offset)
    const top = stack.at(-1)
    if (character === '{' || character === '[') {
      visitor.begin?.(stack, offset)
      stack.push({ keys: character === '{' ? new Set() : null, key: '', index: 0 })
      expectsKey = character === '{'
      if (stack.length > maxDepth) {
        visitor.fault({ kind: 'depth', reason: 'too many levels of nesting', isKey: false }, stack)
        return
      }
    } else if (character === '}' || character === ']') {
      stack.pop()
      visitor.end?.(stack, offset + 1)
    } else if (character === ',' && top !== undefined) {
      expectsKey = top.keys !== null
      top.index += 1
    } else if (character === ':') {
      expectsKey = false
    } else if (expectsKey && top?.keys) {
      top.key = scanner.getTokenValue()
      const fault = keyFault(top.key, top.keys)
      top.keys.add(top.key)
      if (fault !== null && visitor.fault(fault, stack)) return
    } else {
      visitor.begin?.(stack, offset)
      const token = scanner.getTokenValue()
      const fault = character === '"' ? textFault(token) : numberFault(token)
      if (fault !== null && visitor.fault(fault, stack)) return
      visitor.end?.(stack, offset + scanner.getTokenLength())
    }
  }
}

function keyFault(key: string, seen: Set<string>): Fault | null {
  if (seen.has(key)) return { kind: 'duplicate', reason: `key ${printable(key)} written twice`, isKey: true }
  const fault = textFault(key)
  return fault === null ? null : { ...fault, isKey: true }
}

function textFault(text: string): Fault | null {
  if (!text.isWellFormed()) return { kind: 'surrogate', reason: 'text with a lone surrogate', isKey: false }
  if (text.includes('\0')) return { kind: 'text', reason: 'text with U+0000', isKey: false }
  return null
}

// `true`, `false` and `null` arrive here too: they are not numbers, so no comparison holds.
function numberFault(token: string): Fault | null {
  const size = Math.abs(Number(token))
  if (size === Number.POSITIVE_INFINITY)
    return { kind: 'infinite', reason: 'number out of range', isKey: false }
  const vanished = size === 0 && /^[^eE]*[1-9]/.test(token)
  if (vanished || token.length > MAX_NUMBER_LENGTH) {
    return { kind: 'number', reason: 'number with too many digits', isKey: false }
  }
  if (size > Number.MAX_SAFE_INTEGER && !isKept(token, size)) {
    return { kind: 'number', reason: 'number beyond 2^53-1 that no double is', isKey: false }
  }
  return null
}

// Beyond 2^53-1 a double skips integers, and RFC 8785 writes the double: what was written is either that double or the text
// that RFC 8785 gives it. Another number would be fingerprinted than the one that the database reads.
function isKept(token: string, size: number): boolean {
  const written = significand(token)
  return written === significand(String(size)) || written === significand(String(BigInt(size)))
}

// The digits that count and the power of ten behind them: one text for each number, however it is written.
function significand(token: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:[eE](.+))?$/.exec(token) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const counted = digits.replace(/0+$/, '')
  return `${counted}e${Number(exponent) - fraction.length + digits.length - counted.length}`
}

// Reasons travel in a jsonb parameter, which one U+0000 or lone surrogate would make fail for the whole batch.
function printable(text: string): string {
  return JSON.stringify(text.slice(0, 60).toWellFormed()).replaceAll('\\u0000', '\uFFFD')
}

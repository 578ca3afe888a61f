// Reads a request's JSON. Refuses values that `JSON.parse` accepts but I-JSON (RFC 7493) and PostgreSQL's jsonb do not: U+0000,
// lone surrogates, duplicate keys, and integers beyond 2^53-1.
import { type Frame, type Token, walkJson } from './walk.ts'

/** A fault of a request: place (JSON pointer) and reason. */
export type Fault = { chemin: string; raison: string }

type Faulty = { fault: Fault; of: 'texte' | 'valeur' }

/** A document, or the first fault of its text (`texte`: unreadable as a whole) or of one of its values. */
export type Reading = { value: unknown } | Faulty

/** Greatest number of nested levels of a body, or of an envelope in a batch. */
export const MAX_DEPTH = 32

/** Reads a body: UTF-8, JSON, no duplicate key, at most 32 levels, every text and number storable in the database. */
export function readJson(body: Buffer): Reading {
  const text = textOf(body)
  if (text === null) return unreadable('not UTF-8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return unreadable('not JSON')
  }
  return findFault(text) ?? { value }
}

/** Returns the text of a body, or null if it is not UTF-8. */
export function textOf(body: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return null
  }
}

/** Returns the reason why a text can not be stored, or null. */
export function textFault(text: string): string | null {
  if (text.includes('\0')) return 'text with U+0000'
  return text.isWellFormed() ? null : 'text with a lone surrogate'
}

function unreadable(raison: string): Faulty {
  return { fault: { chemin: '', raison }, of: 'texte' }
}

function findFault(text: string): Faulty | null {
  let first: Faulty | null = null
  walkJson(text, MAX_DEPTH, {
    found(token, stack) {
      const raison = ambiguity(token) ?? misfit(token)
      if (raison === null) return false
      const of = ambiguity(token) === null ? 'valeur' : 'texte'
      first = { fault: { chemin: pointer(stack), raison }, of }
      return true
    },
  })
  return first
}

// Returns the reason why the whole text is unreadable, or null.
function ambiguity(token: Token): string | null {
  if (token.kind === 'depth') return `more than ${MAX_DEPTH} levels of nesting`
  return token.kind === 'key' && token.isRepeated ? 'key written twice' : null
}

function misfit({ kind, text }: Token): string | null {
  // `true`, `false` and `null` are such words too: as numbers they are small or NaN, so the comparison is false.
  if (kind === 'word') return Math.abs(Number(text)) > Number.MAX_SAFE_INTEGER ? 'number beyond 2^53-1' : null
  return kind === 'key' && text === '__proto__' ? 'forbidden key' : textFault(text)
}

// Returns the JSON pointer of a fault. Replaces characters that the database can not store, because the refusal must not repeat
// them.
function pointer(stack: readonly Frame[]): string {
  const steps = stack.map(({ keys, key, index }) => (keys === null ? String(index) : key))
  const written = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 60))
  while (written.at(-1) === '' && written.length > 0) written.pop()
  return written
    .map((step) => `/${step}`)
    .join('')
    .toWellFormed()
    .replaceAll('\0', '\uFFFD')
}

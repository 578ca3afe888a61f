// Reading a request's JSON for what `JSON.parse` lets through: I-JSON (RFC 7493) and PostgreSQL's jsonb refuse
// U+0000, lone surrogates, keys written twice and integers beyond 2^53-1. The loop keeps its own stack, so no
// depth of nesting can exhaust the machine's.
import { createScanner } from 'jsonc-parser'

/** Where a request is wrong (a JSON pointer) and why. */
export type Fault = { chemin: string; raison: string }

/** A document, or the first fault of its text (`texte`: nothing can be read) or of one of its values. */
export type Reading = { value: unknown } | { fault: Fault; of: 'texte' | 'valeur' }

/** Levels of nesting that a body may have. */
export const MAX_DEPTH = 32

type Frame = { keys: Set<string> | null; key: string; index: number }

/** Reads a body: UTF-8, JSON, every key once, at most 32 levels, every text and number fit for the database. */
export function readJson(body: Buffer): Reading {
  let text: string
  let value: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    value = JSON.parse(text)
  } catch (error) {
    const raison = error instanceof SyntaxError ? 'not JSON' : 'not UTF-8'
    return { fault: { chemin: '', raison }, of: 'texte' }
  }
  return findFault(text) ?? { value }
}

/** Why a text can not be kept, or null. */
export function textFault(text: string): string | null {
  if (text.includes('\0')) return 'text with U+0000'
  return text.isWellFormed() ? null : 'text with a lone surrogate'
}

// The text has passed JSON.parse, so its syntax is not judged again.
function findFault(text: string): { fault: Fault; of: 'texte' | 'valeur' } | null {
  const scanner = createScanner(text, true)
  const stack: Frame[] = []
  let expectsKey = false
  const report = (raison: string, of: 'texte' | 'valeur') => ({
    fault: { chemin: pointer(stack), raison },
    of,
  })

  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const character = text.charAt(scanner.getTokenOffset())
    const top = stack.at(-1)
    if (character === '{' || character === '[') {
      stack.push({ keys: character === '{' ? new Set() : null, key: '', index: 0 })
      expectsKey = character === '{'
      if (stack.length > MAX_DEPTH) return report(`more than ${MAX_DEPTH} levels of nesting`, 'texte')
    } else if (character === '}' || character === ']') {
      stack.pop()
    } else if (character === ',' && top !== undefined) {
      expectsKey = top.keys !== null
      top.index += 1
    } else if (character === ':') {
      expectsKey = false
    } else if (expectsKey && top?.keys) {
      const key = scanner.getTokenValue()
      top.key = key
      if (top.keys.has(key)) return report('key written twice', 'texte')
      top.keys.add(key)
      const raison = key === '__proto__' ? 'forbidden key' : textFault(key)
      if (raison !== null) return report(raison, 'valeur')
    } else {
      const token = scanner.getTokenValue()
      const raison = character === '"' ? textFault(token) : numberFault(token)
      if (raison !== null) return report(raison, 'valeur')
    }
  }
  return null
}

// `true`, `false` and `null` arrive here too: they are not numbers, so the comparison does not hold.
function numberFault(token: string): string | null {
  return Math.abs(Number(token)) > Number.MAX_SAFE_INTEGER ? 'number beyond 2^53-1' : null
}

// A fault is told in JSON: what could not be kept must not be echoed as it came.
function pointer(stack: Frame[]): string {
  const steps = stack.map(({ keys, key, index }) => (keys === null ? String(index) : key))
  const written = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 60))
  while (written.at(-1) === '' && written.length > 0) written.pop()
  return written
    .map((step) => `/${step}`)
    .join('')
    .toWellFormed()
    .replaceAll('\0', '\uFFFD')
}

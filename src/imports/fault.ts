// What is wrong with a file or a row, with words for it.
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { REASONS, WORDS } from './words.ts'

/** A finding of a row. */
export type Finding = {
  readonly colonne?: string | null
  readonly code: string
  readonly gravite: 'faute' | 'avertissement'
  readonly message: string
  readonly details?: unknown
}

/** What is told about a finding beside its code. */
export type About = { readonly colonne?: string | null; readonly details?: unknown }

/** A row is not applied for this. */
export function faultOf(code: string, about: About = {}): Finding {
  return { ...about, code, gravite: 'faute', message: wordsOf(code, about.details) }
}

/** This is worth a look and stops nothing. */
export function warningOf(code: string, about: About = {}): Finding {
  return { ...about, code, gravite: 'avertissement', message: wordsOf(code) }
}

/** A file that can not be read at all. */
export class UnreadableFile extends Error {
  readonly code: string
  readonly details: unknown

  constructor(code: string, details?: unknown, cause?: unknown) {
    super(code, { cause })
    this.name = 'UnreadableFile'
    this.code = code
    this.details = details
  }
}

/** A code in words, with the reason that its details name; what the contract says of it where the office has none. */
export function wordsOf(code: string, details?: unknown): string {
  const told = erreurs as Record<string, { description: string } | undefined>
  const named = (details ?? {}) as Record<string, unknown>
  const reason = typeof named.raison === 'string' ? REASONS[named.raison] : undefined
  const words = WORDS[code] ?? told[code]?.description ?? code
  if (reason === undefined) return words
  return `${words} ${reason.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(named[name]))}`
}

// Findings about a file or a row, with French texts for them.
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { REASONS, WORDS } from './words.ts'

/** A finding about a row. */
export type Finding = {
  readonly colonne?: string | null
  readonly code: string
  readonly gravite: 'faute' | 'avertissement'
  readonly message: string
  readonly details?: unknown
}

/** Details of a finding, in addition to its code. */
export type About = { readonly colonne?: string | null; readonly details?: unknown }

/** Makes a fault: the row is not applied. */
export function faultOf(code: string, about: About = {}): Finding {
  return { ...about, code, gravite: 'faute', message: wordsOf(code, about.details) }
}

/** Makes a warning: the row is applied, and the office should check it. */
export function warningOf(code: string, about: About = {}): Finding {
  return { ...about, code, gravite: 'avertissement', message: wordsOf(code) }
}

/** A file that cannot be read at all. */
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

/**
 * Returns the French text for a code, with the reason that its details name; without such a text, returns the contract's
 * description of the code.
 */
export function wordsOf(code: string, details?: unknown): string {
  const told = erreurs as Record<string, { description: string } | undefined>
  const named = (details ?? {}) as Record<string, unknown>
  const reason = typeof named.raison === 'string' ? REASONS[named.raison] : undefined
  const words = WORDS[code] ?? told[code]?.description ?? code
  if (reason === undefined) return words
  return `${words} ${reason.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(named[name]))}`
}

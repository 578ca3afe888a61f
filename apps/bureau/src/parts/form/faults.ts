// The fault shown at a member: its own, or that of an inner value without a field.
import type { Say } from '../../words/words.ts'
import type { Draft, Faults } from './draft.ts'
import type { fr } from './fr.ts'
import { kindOf, type Schema } from './schema.ts'

/**
 * Returns the fault to show at a member. Groups, lists and maps with visible fields show the faults of those fields themselves.
 */
export function faultOf(
  faults: Faults,
  at: string,
  schema: Schema,
  draft: Draft,
): Faults[string] | undefined {
  const kind = kindOf(schema)
  const hasFields = kind === 'states' || kind === 'measures' || (draft !== undefined && PARTS.has(kind))
  const within = hasFields ? undefined : Object.keys(faults).find((place) => place.startsWith(`${at}/`))
  return faults[at] ?? (within === undefined ? undefined : faults[within])
}

/** Returns the words of a fault: those of an ambiguous number say both readings. */
export function faultWords(fault: Faults[string] | undefined, say: Say<keyof typeof fr>): string | undefined {
  if (fault === undefined) return undefined
  return typeof fault === 'string' ? say(fault) : say('ambigu', fault)
}

const PARTS: ReadonlySet<unknown> = new Set(['group', 'variants', 'lines'])

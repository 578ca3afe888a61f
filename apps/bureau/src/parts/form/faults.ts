// The fault that a member shows: its own, or one of a value within it that has no field of its own.
import type { Draft, Faults } from './draft.ts'
import { kindOf, type Schema } from './schema.ts'

/** Returns the fault to show at a member. The parts of a group, of lines and of maps show theirs themselves once they are there. */
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

const PARTS: ReadonlySet<unknown> = new Set(['group', 'variants', 'lines'])

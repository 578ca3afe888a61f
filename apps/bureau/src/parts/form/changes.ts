// Compares the members that a form sends with those of the record that it changes.
import { type Faults, noLines } from './draft.ts'
import { isNullable, kindOf, type Schema } from './schema.ts'

/** Returns the members that differ from those of the record, and the faults of emptied members that need a value. */
export function changesOf(schema: Schema, before: object, after: object) {
  const [old, now] = [before, after] as Record<string, unknown>[]
  const changes: Record<string, unknown> = {}
  const faults: Record<string, Faults[string]> = {}
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (JSON.stringify(old?.[name]) === JSON.stringify(now?.[name])) continue
    const value = now?.[name] ?? emptyOf(member)
    if (value !== undefined) changes[name] = value
    // The help of such an hour says that it stays as it is.
    else if (kindOf(member) !== 'instant') faults[`/${name}`] = 'requis'
  }
  return { changes, faults: faults as Faults }
}

// The value of a member that was emptied; undefined if the contract has none.
function emptyOf(schema: Schema): unknown {
  const kind = kindOf(schema)
  if (kind === 'measures' || kind === 'states') return {}
  return noLines(schema) ?? (isNullable(schema) ? null : undefined)
}

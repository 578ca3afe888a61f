// Compares the members that a form sends with those of the record that it changes.
import { type Faults, noLines } from './draft.ts'
import { isNullable, kindOf, type Schema } from './schema.ts'

/** Returns the members that differ from the record, and a fault for each emptied member that needs a value. */
export function changesOf(schema: Schema, before: object, after: object) {
  const [old, now] = [before, after] as Record<string, unknown>[]
  const changes: Record<string, unknown> = {}
  const faults: Record<string, Faults[string]> = {}
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (JSON.stringify(old?.[name]) === JSON.stringify(now?.[name])) continue
    const value = now?.[name] ?? emptyOf(member)
    if (value !== undefined) changes[name] = value
    // An emptied instant gets no fault: its help text says that it stays unchanged.
    else if (kindOf(member) !== 'instant') faults[`/${name}`] = 'requis'
  }
  return { changes, faults: faults as Faults }
}

// Returns the value to send for an emptied member; undefined if the contract allows none.
function emptyOf(schema: Schema): unknown {
  const kind = kindOf(schema)
  if (kind === 'measures' || kind === 'states') return {}
  return noLines(schema) ?? (isNullable(schema) ? null : undefined)
}

// Ends findings when a late record arrives that would have prevented them, and also the findings that depended only on them.
import { type Etat, mark } from './state.ts'

/**
 * Marks a record as under control because of one finding of a command. This finding may become moot while the command's others
 * remain.
 */
export function markApart(etat: Etat, key: string, commande_id: string, finding: string): void {
  mark(etat, key, `${commande_id} ${finding}`)
}

/** Marks a record as under control because its command names records under control; keeps the controls that these had. */
export function depend(
  etat: Etat,
  key: string,
  commande_id: string,
  awaited: Map<string, readonly string[]>,
): void {
  for (const [on, marks] of awaited) {
    const entry = `${commande_id} ${on}`
    etat.dependances.push({ on, awaited: marks, key, entry })
    mark(etat, key, entry)
  }
}

/** Ends a separately marked finding if it is open, and then the findings that depended only on it. Says if it was open. */
export function settle(etat: Etat, key: string, commande_id: string, finding: string): boolean {
  return end(etat, key, `${commande_id} ${finding}`)
}

function end(etat: Etat, key: string, entry: string): boolean {
  const marks = etat.controles.get(key)
  if (!marks?.delete(entry)) return false
  if (marks.size === 0) etat.controles.delete(key)
  etat.caducs.add(entry)
  for (const { on, awaited, key: other, entry: its } of etat.dependances) {
    if (on === key && awaited.every((one) => etat.caducs.has(one))) end(etat, other, its)
  }
  return true
}

// Findings that end: those that a late record would have prevented, those that a person lifts, and those that depended on them.
import { type Etat, mark } from './state.ts'

/**
 * Marks a record as under control because of one finding of a command. This finding may become moot while the command's others
 * remain.
 */
export function markApart(etat: Etat, key: string, commande_id: string, finding: string): void {
  mark(etat, key, `${commande_id} ${finding}`)
}

/** Marks a record as under control because of records under control that its command names. */
export function depend(etat: Etat, key: string, commande_id: string, awaited: ReadonlySet<string>): void {
  for (const on of awaited) {
    const entry = `${commande_id} ${on}`
    etat.dependances.push({ on, key, entry })
    mark(etat, key, entry)
  }
}

/** Says if a record is under control, other than by commands that only name it: the order of two of them would matter. */
export function isAwaited({ controles, commandes }: Etat, key: string): boolean {
  const [genre = ''] = key.split(' ')
  return [...(controles.get(key) ?? [])].some(
    (entry) => !commandes.get(entry.split(' ')[0] ?? '')?.genres.has(genre),
  )
}

/** Ends a separately marked finding, if it is open, and then the findings that depended on it alone. Says if it was open. */
export function settle(etat: Etat, key: string, commande_id: string, finding: string): boolean {
  return end(etat, key, `${commande_id} ${finding}`)
}

/** Lifts all findings of a command: records that only this command kept under control are free again. */
export function lift(etat: Etat, commande_id: string): void {
  const { controles, paires } = etat
  for (const [paire, commande] of paires) if (commande === commande_id) paires.delete(paire)
  const entries = [...controles].flatMap(([key, marks]) =>
    [...marks].filter((entry) => entry.split(' ')[0] === commande_id).map((entry) => [key, entry] as const),
  )
  for (const [key, entry] of entries) end(etat, key, entry)
}

function end(etat: Etat, key: string, entry: string): boolean {
  const marks = etat.controles.get(key)
  if (!marks?.delete(entry)) return false
  if (marks.size === 0) etat.controles.delete(key)
  if (!isAwaited(etat, key))
    for (const { on, key: other, entry: its } of etat.dependances) if (on === key) end(etat, other, its)
  return true
}

// The records that an organization's phones know at a time, and the names that a capture uses.
import { v7 as uuidv7 } from 'uuid'
import type { Organisation } from '../oracle/types.ts'
import type { Choix } from './history.ts'

/** Ids and references of one organization's captures, also of those that have not arrived. */
export type Savoir = {
  readonly organisation: Organisation
  /** An organization whose records do not exist here. */
  readonly voisine: Organisation
  readonly faits: Map<string, string[]>
  readonly references: string[]
}

/** Returns the value at a number, which wraps around. */
export function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (values.length === 0) throw new Error('nothing to pick from')
  return value as T
}

/** Returns an id of that kind: of the initial world, of a capture (latest first), of the neighbour, or unknown. */
export function name(savoir: Savoir, genre: 'producteur' | 'parcelle' | 'collecte', index: number): string {
  const initial = ({ producteurs }: Organisation) =>
    producteurs.map((p) => (genre === 'producteur' ? p.id : genre === 'parcelle' ? p.parcelle.id : ''))
  const own = genre === 'collecte' ? [] : initial(savoir.organisation)
  const made = (savoir.faits.get(genre) ?? []).toReversed()
  const strange = genre === 'collecte' ? [] : initial(savoir.voisine).slice(0, 1)
  return pick([...own, ...made, ...strange, uuidv7()], index)
}

/** Returns a new id of that kind, or one that an earlier capture used. */
export function make(savoir: Savoir, genre: string, choix: Choix): string {
  const made = savoir.faits.get(genre) ?? []
  savoir.faits.set(genre, made)
  const taken = choix.id_pris ? made.at(-1) : undefined
  const id = taken ?? uuidv7()
  if (taken === undefined) made.push(id)
  return id
}

// The arguments and the result of a command type's rule.
import type { Instant } from './instants.ts'
import type { Lot } from './lot.ts'
import type { Effet, Enveloppe, Payload } from './types.ts'

/** A command with a known date. */
export type Operation = {
  readonly lot: Lot
  readonly envelope: Enveloppe
  readonly date: Instant
  readonly payload: Payload
}

/** A type's rule. */
export type Rule = (operation: Operation) => Effet | null

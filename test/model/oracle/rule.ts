// The arguments and the result of the rule for a command type.
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

/** The rule for a command type. */
export type Rule = (operation: Operation) => Effet | null

// A batch while the model processes it.
import type { Instant } from './instants.ts'
import { type Etat, isActive, type Telephone } from './state.ts'
import type { Compte } from './types.ts'

/** A batch and the state that its processing uses. */
export type Lot = {
  readonly etat: Etat
  readonly appelant: Compte
  /** The device of the first envelope, if it is the caller's own device. */
  readonly telephone: Telephone | null
  /** The previous synchronization, from which the offline limit counts. */
  readonly precedente: Instant
  /**
   * The latest earlier synchronization that left no command on the phone. A command of a phone without a clock is compared with
   * it.
   */
  readonly entiere: Instant
  readonly recue_le: Instant
}

/** Says if a phone's agent may send a command at an instant; in the model every type needs the same permissions. */
export function hasRight({ etat }: Lot, utilisateur_id: string, le: Instant): boolean {
  const agent = etat.organisation.agents.find(({ id }) => id === utilisateur_id)
  return agent !== undefined && isActive(agent.droits_jusque, le)
}

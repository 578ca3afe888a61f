// A batch as the model judges it.
import type { Instant } from './instants.ts'
import { type Etat, isActive, type Telephone } from './state.ts'
import type { Compte } from './types.ts'

/** A batch under judgment. */
export type Lot = {
  readonly etat: Etat
  readonly appelant: Compte
  /** The first envelope's device, when it is the caller's own. */
  readonly telephone: Telephone | null
  /** The synchronization before, which the offline limit counts from. */
  readonly precedente: Instant
  /** The latest before this one that left no command behind: what a phone without a clock is compared with. */
  readonly entiere: Instant
  readonly recue_le: Instant
}

/** Says if a phone's agent may send a command type at an instant: every type needs the same set of permissions here. */
export function hasRight({ etat }: Lot, utilisateur_id: string, le: Instant): boolean {
  const agent = etat.organisation.agents.find(({ id }) => id === utilisateur_id)
  return agent !== undefined && isActive(agent.droits_jusque, le)
}

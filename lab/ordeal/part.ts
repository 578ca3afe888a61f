import type { Lifetime } from '../../src/process/lifetime.ts'
import type { Found } from './figure.ts'

/** The size of a run. */
export type Size = {
  /** Kills of the server, and as many of PostgreSQL. */
  readonly kills: number
  /** Phones that send meanwhile. */
  readonly devices: number
  /** Command types of which each step is crashed. */
  readonly types: number
  /** Acts of the office that are interrupted, and at how many moments each. */
  readonly acts: number
  readonly moments: number
  /** Requests of each route, drawn from the contract. */
  readonly requests: number
  /** Sends one in this many hostile bodies, and tries one in this many routes with forged tokens. */
  readonly oneIn: number
  /** Requests of two organizations in turn. */
  readonly turns: number
  /** Histories beside the model. */
  readonly histories: number
  /** Histories of a phone. */
  readonly days: number
  /** Walls that are taken down, each of them by turns of the seed; null for all. */
  readonly walls: number | null
}

/** The tools of a part; `random` is seeded with the printed seed. */
export type Given = {
  /** Its own: what it defers is closed at its end. */
  readonly lifetime: Lifetime
  /** The tools of the verb, for several parts. */
  readonly verb: Lifetime
  readonly size: Size
  readonly seed: number
  readonly random: () => number
}

/** A part of the ordeal, which has a scene of its own. */
export type Part = {
  readonly what: string
  run(given: Given): Promise<readonly Found[]>
}

/** The longest time of a round of all phones after the service returned. */
export const RECOVERY_MS = 5_000

// Longer than a round of all phones takes on a machine that has nothing else to do.
const QUIET_MS = 1_500

/**
 * The longest time of a round after the return, from the time of a round before it: this long on a quiet machine, longer where
 * others keep it busy.
 */
export function limitOf(round: number): number {
  return round <= QUIET_MS ? RECOVERY_MS : RECOVERY_MS + round
}

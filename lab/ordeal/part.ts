import type { Lifetime } from '../../src/process/lifetime.ts'
import type { Found } from './figure.ts'

/** How much is tried. */
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
  /** Of so many hostile bodies one is sent, and of so many routes one is tried with forged tokens. */
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

/** What a part may use; `random` is drawn from the seed that is told. */
export type Given = {
  /** Its own: what it defers is closed at its end. */
  readonly lifetime: Lifetime
  /** That of the verb, for what several parts share. */
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

/** So long a round of all phones may take once whoever was away may answer again. */
export const RECOVERY_MS = 5_000

// Longer than a round of all phones takes on a machine that has nothing else to do.
const QUIET_MS = 1_500

/**
 * What a round may take after a return, by what one took before: so long and no longer where the machine is quiet; where
 * others keep it busy, so much longer than before.
 */
export function limitOf(round: number): number {
  return round <= QUIET_MS ? RECOVERY_MS : RECOVERY_MS + round
}

import type { Lifetime } from '../../src/process/lifetime.ts'
import type { Found } from './figure.ts'

/** The size of a run. */
export type Size = {
  /** The number of kills of the server, and the same number of PostgreSQL. */
  readonly kills: number
  /** The number of phones that send in the meantime. */
  readonly devices: number
  /** The number of command types with a crash at each step. */
  readonly types: number
  /** The number of interrupted acts of the office, and of moments for each. */
  readonly acts: number
  readonly moments: number
  /** The number of requests of each route, generated from the contract. */
  readonly requests: number
  /** Sends one of this many hostile bodies, and tries forged tokens on one of this many routes. */
  readonly oneIn: number
  /** The number of requests by two organizations alternately. */
  readonly turns: number
  /** The number of histories compared with the model. */
  readonly histories: number
  /** The number of random runs of the phone package. */
  readonly days: number
  /** The number of walls to take down, chosen by the seed; null for all. */
  readonly walls: number | null
}

/** The tools of a part; `random` is seeded with the printed seed. */
export type Given = {
  /** The lifetime of the part: at its end, the deferred work is done. */
  readonly lifetime: Lifetime
  /** The lifetime of the whole command, for resources that several parts share. */
  readonly verb: Lifetime
  readonly size: Size
  readonly seed: number
  readonly random: () => number
}

/** A part of the ordeal, with its own scene. */
export type Part = {
  readonly what: string
  run(given: Given): Promise<readonly Found[]>
}

/** The time limit for a round of all phones after the service returned. */
export const RECOVERY_MS = 5_000

// Longer than a round of all phones takes on an otherwise idle machine.
const QUIET_MS = 1_500

/**
 * The time limit for a round of all phones after the service returned, calculated from the time of an earlier round: this many ms
 * on a quiet machine, more on a busy one.
 */
export function limitOf(round: number): number {
  return round <= QUIET_MS ? RECOVERY_MS : RECOVERY_MS + round
}

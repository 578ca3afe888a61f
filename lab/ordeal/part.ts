import type { Lifetime } from '../../src/process/lifetime.ts'
import type { Found } from './figure.ts'

/** The size of a run of the ordeal. */
export type Size = {
  /** The number of kills of the server; PostgreSQL is killed as often. */
  readonly kills: number
  /** The number of phones that send in the meantime. */
  readonly devices: number
  /** The number of command types for which each step is crashed. */
  readonly types: number
  /** The number of interrupted office acts, and the number of moments for each. */
  readonly acts: number
  readonly moments: number
  /** The number of requests of each route, generated from the contract. */
  readonly requests: number
  /** One in this many generated bodies is replaced by a hostile one, and one in this many routes is tried with forged tokens. */
  readonly oneIn: number
  /** The number of requests that two organizations send alternately. */
  readonly turns: number
  /** The number of histories compared with the model. */
  readonly histories: number
  /** The number of random runs of the phone package. */
  readonly days: number
  /** The number of protections to remove, chosen by the seed; null for all. */
  readonly walls: number | null
}

/** The arguments of a part; `random` is seeded with the printed seed. */
export type Given = {
  /** The lifetime of the part, at whose end deferred functions run. */
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

// A duration in milliseconds that a round of all phones does not exceed on an idle machine.
const QUIET_MS = 1_500

/**
 * Returns the time limit for a round of all phones after the service returned: longer if an earlier round took long on a busy
 * machine.
 */
export function limitOf(round: number): number {
  return round <= QUIET_MS ? RECOVERY_MS : RECOVERY_MS + round
}

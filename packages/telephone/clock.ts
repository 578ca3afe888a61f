// The two clocks of a phone. The wall clock may be wrong or set back. The clock since boot counts from the moment the device was
// switched on, including sleep; it measures the time since the server last sent its own time. If it stopped during sleep, work at
// noon would be dated in the morning.
import { newId } from './ids.ts'

/**
 * A reading of the clock since boot. `amorcage` identifies the device's run since its last boot, so that a restart is detected.
 */
export type SinceBoot = { readonly amorcage: string; readonly ms: number }

/** The phone's clocks. */
export type Clock = {
  wall(): Date
  /** Null if the platform has no clock that continues during sleep; the envelope's `horloge` is then null. */
  sinceBoot(): SinceBoot | null
}

/** The server's time, and the reading of the clock since boot when it arrived. */
export type ServerReference = { readonly heure_serveur: string } & SinceBoot

/** The functions of a platform that read its time since boot; README.md names them for each platform. */
export type BootSource = {
  /** Returns milliseconds since the device was switched on, sleep included. */
  elapsedMs(): number | null
  /** Returns an id of this run of the device; null if the platform has none. */
  bootId(): string | null
}

/**
 * The longest response time after which the server's time is still used: 60 s, so the reference is at most that far behind the
 * server's clock.
 */
export const MAX_ANSWER_MS = 60_000

/** Returns the clocks of a device. Without a boot id, each opening of the application counts as a separate run. */
export function bootClock(source: BootSource): Clock {
  const opening = newId()
  return {
    wall: () => new Date(),
    sinceBoot() {
      const elapsed = source.elapsedMs()
      return elapsed === null ? null : { amorcage: source.bootId() ?? opening, ms: Math.floor(elapsed) }
    },
  }
}

/** Returns the clocks of a device that has no clock since boot. */
export function wallClock(): Clock {
  return { wall: () => new Date(), sinceBoot: () => null }
}

/** Returns milliseconds since `then` in the same run of the device; null if the device restarted or has no clock since boot. */
export function elapsedSince(clock: Clock, then: SinceBoot | null): number | null {
  const now = clock.sinceBoot()
  if (now === null || then === null || now.amorcage !== then.amorcage || now.ms < then.ms) return null
  return now.ms - then.ms
}

/**
 * Pairs the server's time with the clock since boot. Returns null if the response arrived more than `MAX_ANSWER_MS` after
 * `asked`: the phone may have slept meanwhile, and the server's time would be too old.
 */
export function referenceOf(
  clock: Clock,
  heureServeur: string,
  asked: SinceBoot | null,
): ServerReference | null {
  const heard = clock.sinceBoot()
  const took = elapsedSince(clock, asked)
  if (heard === null || took === null || took > MAX_ANSWER_MS) return null
  return { heure_serveur: heureServeur, ...heard }
}

/**
 * Returns the envelope's `horloge`; null if the phone restarted since its last response from the server, or has no clock since
 * boot.
 */
export function horlogeOf(
  clock: Clock,
  reference: ServerReference | null,
): { ref_serveur: string; ms_depuis_ref: number } | null {
  const elapsed = elapsedSince(clock, reference)
  if (reference === null || elapsed === null) return null
  return { ref_serveur: reference.heure_serveur, ms_depuis_ref: elapsed }
}

/** Returns the best estimate of the present time: by the clock since boot if possible, otherwise by the wall clock. */
export function estimatedNow(clock: Clock, reference: ServerReference | null): Date {
  const horloge = horlogeOf(clock, reference)
  return horloge === null ? clock.wall() : new Date(Date.parse(horloge.ref_serveur) + horloge.ms_depuis_ref)
}

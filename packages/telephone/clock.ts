// Two clocks: the wall clock, which may be wrong or set back, and the one that counts since the device was switched on, asleep or
// awake. The second tells what has passed since the server told its time; one that stands still while the phone sleeps would make
// work of the morning what was done at noon.
import { newId } from './ids.ts'

/** What the clock since boot shows; `amorcage` names the run of the device, so that a restart is noticed. */
export type SinceBoot = { readonly amorcage: string; readonly ms: number }

/** The phone's clocks. */
export type Clock = {
  wall(): Date
  /** Null where the platform tells no time that goes on in sleep: `horloge` is null then. */
  sinceBoot(): SinceBoot | null
}

/** The server's time, and what the clock since boot showed when it arrived. */
export type ServerReference = { readonly heure_serveur: string } & SinceBoot

/** What a platform tells of its run; README.md names the call of each. */
export type BootSource = {
  /** Milliseconds since the device was switched on, sleep included. */
  elapsedMs(): number | null
  /** What names this run of the device; null where nothing does. */
  bootId(): string | null
}

/** How long an answer may take and still tell the time: the reference is at most this much behind the server's clock. */
export const MAX_ANSWER_MS = 60_000

/** The clocks of a device. Without a name of its run, each opening of the application is one of its own. */
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

/** The clocks of a device that tells no time since boot. */
export function wallClock(): Clock {
  return { wall: () => new Date(), sinceBoot: () => null }
}

/** Milliseconds since then in the same run of the device; null when nobody can tell. */
export function elapsedSince(clock: Clock, then: SinceBoot | null): number | null {
  const now = clock.sinceBoot()
  if (now === null || then === null || now.amorcage !== then.amorcage || now.ms < then.ms) return null
  return now.ms - then.ms
}

/**
 * Remembers the server's time against the clock since boot. Null when the answer took too long since it was `asked` for: a phone
 * that fell asleep over it would take an old time for the present.
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

/** The envelope's `horloge`, or null when the phone restarted since it last heard from the server, or tells no such time. */
export function horlogeOf(
  clock: Clock,
  reference: ServerReference | null,
): { ref_serveur: string; ms_depuis_ref: number } | null {
  const elapsed = elapsedSince(clock, reference)
  if (reference === null || elapsed === null) return null
  return { ref_serveur: reference.heure_serveur, ms_depuis_ref: elapsed }
}

/** The best estimate of the present: by the clock since boot when it can tell, else by the wall clock. */
export function estimatedNow(clock: Clock, reference: ServerReference | null): Date {
  const horloge = horlogeOf(clock, reference)
  return horloge === null ? clock.wall() : new Date(Date.parse(horloge.ref_serveur) + horloge.ms_depuis_ref)
}

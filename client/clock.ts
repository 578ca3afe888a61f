// Two clocks: the wall clock, which may be wrong or set back, and a monotonic one, which only measures
// what has passed since the last time the server told its own.

/** The phone's clocks; `amorcage` names the run of the monotonic clock, so that a restart is noticed. */
export type Clock = {
  wall(): Date
  monotonic(): { amorcage: string; ms: number }
}

/** The server's time, and what the monotonic clock showed when it arrived. */
export type ServerReference = { heure_serveur: string; amorcage: string; ms: number }

/** The clocks of the platform: `performance.now()` restarts with the application, hence a name per start. */
export function systemClock(): Clock {
  const amorcage = crypto.randomUUID()
  return {
    wall: () => new Date(),
    monotonic: () => ({ amorcage, ms: Math.floor(performance.now()) }),
  }
}

/** Remembers the server's time against the monotonic clock. */
export function referenceOf(clock: Clock, heureServeur: string): ServerReference {
  return { heure_serveur: heureServeur, ...clock.monotonic() }
}

/** The envelope's `horloge`, or null when the phone restarted since it last heard from the server. */
export function horlogeOf(
  clock: Clock,
  reference: ServerReference | null,
): { ref_serveur: string; ms_depuis_ref: number } | null {
  const { amorcage, ms } = clock.monotonic()
  if (reference === null || reference.amorcage !== amorcage || ms < reference.ms) return null
  return { ref_serveur: reference.heure_serveur, ms_depuis_ref: ms - reference.ms }
}

/** The best estimate of the present: by the monotonic clock when it can tell, else by the wall clock. */
export function estimatedNow(clock: Clock, reference: ServerReference | null): Date {
  const horloge = horlogeOf(clock, reference)
  return horloge === null ? clock.wall() : new Date(Date.parse(horloge.ref_serveur) + horloge.ms_depuis_ref)
}

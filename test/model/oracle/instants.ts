// Instants in microseconds since 1970, as in the database, so that limits are compared exactly.

/** Microseconds since 1970. */
export type Instant = number

/** A millisecond in microseconds; the longer units follow. */
export const MS = 1_000
/** A second. */
export const SECOND = 1_000 * MS
/** A minute. */
export const MINUTE = 60 * SECOND
/** An hour. */
export const HOUR = 60 * MINUTE
/** A day. */
export const DAY = 24 * HOUR

/** Reads an RFC 3339 date-time with at most six decimals of a second. */
export function readInstant(text: string): Instant {
  const [, base = '', fraction = '', zone = ''] =
    /^(.{19})(?:\.(\d{1,6}))?(Z|[+-]\d\d:\d\d)$/.exec(text) ?? []
  return Date.parse(base + zone) * MS + Number(fraction.padEnd(6, '0'))
}

/** Writes an instant with six decimals of a second. */
export function writeInstant(instant: Instant): string {
  const micros = String(instant % SECOND).padStart(6, '0')
  return `${new Date((instant - (instant % SECOND)) / MS).toISOString().slice(0, 19)}.${micros}Z`
}

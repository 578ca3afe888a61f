/** The numbers of passed, failed and skipped tests in a part of the suite. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The counts before any test ran. */
export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Returns the sum of two counts. */
export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** Returns the counts for a single check that passed or failed. */
export function one(holds: boolean): Counts {
  return holds ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }
}

/** Returns the counts in the form of the suite's last line. */
export function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

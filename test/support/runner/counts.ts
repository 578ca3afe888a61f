/** The counts of a part of the suite. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** The counts before anything ran. */
export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Both together. */
export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** The counts of a single check that passed or failed. */
export function one(holds: boolean): Counts {
  return holds ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }
}

/** The counts as the last line of the suite shows them. */
export function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

// Breaks a rule of the running service, and runs the histories that must notice it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Broken } from './brokenComparisons.ts'
import type { Histoire } from './history.ts'
import type { Stage } from './stage.ts'

/** The maximum number of histories that are tried for one broken rule. */
export const HISTORIES = 600
// The seed is fixed, so that the number of histories until one notices does not depend on luck. MODEL_SEED sets another seed.
const SEED = 19

/** Returns the source of a rule. */
export function sourceOf(file: string): string {
  return readFileSync(join(import.meta.dirname, '../../../sql', file), 'utf8')
}

/** Runs histories while a rule is broken. Calls `judge` with the result before the rule is repaired. */
export async function whileBroken<T>(
  stage: Stage,
  { file, from, to }: Broken,
  parameters: fc.Parameters<[Histoire]>,
  use: (run: fc.RunDetails<[Histoire]>) => T | Promise<T>,
): Promise<T> {
  const text = sourceOf(file)
  await stage.api.sql(text.replace(from, to))
  try {
    return await use(await fc.check(stage.property, { seed: SEED, numRuns: HISTORIES, ...parameters }))
  } finally {
    await stage.api.sql(text)
  }
}

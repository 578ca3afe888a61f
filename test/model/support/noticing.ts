// A rule of the running service that is broken, and the histories that have to notice it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Broken } from './brokenComparisons.ts'
import type { Histoire } from './history.ts'
import type { Stage } from './stage.ts'

/** The most histories until a broken rule is noticed. */
export const HISTORIES = 600
// Always the same histories: luck does not decide how long the first that notices is waited for. MODEL_SEED takes others.
const SEED = 19

/** The text of a rule. */
export function sourceOf(file: string): string {
  return readFileSync(join(import.meta.dirname, '../../../sql', file), 'utf8')
}

/** Lives histories while a rule is broken; does something with what came of them before it is mended. */
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

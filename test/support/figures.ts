// The figures that a test file reports to an ordeal. Without an ordeal only its assertions count.
import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import { type Found, verdictOf } from '../../lab/ordeal/figure.ts'

/** Vitest reads the environment here; the service reads its settings only in src/settings/config.ts. */
const { env = {} } = import.meta as { env?: Record<string, string | undefined> }

/** True if an ordeal runs; only then do the negative controls run. */
export const IS_ORDEAL = env.ORDEAL_FIGURES !== undefined

/** Returns the size that an ordeal sets for a test file in this variable. Without a size the file does not run. */
export function sizeOf(name: string): number | undefined {
  return env[name] === undefined ? undefined : Number(env[name])
}

/** Returns the source of random choices; `ORDEAL_SEED` repeats an ordeal. */
export const SEED = Number(env.ORDEAL_SEED ?? 7)

/**
 * Returns the seed that this variable sets for the random choices of a test file. Without it every run makes the same choices, so
 * that a change alone turns the suite red; with the word `new` other ones.
 */
export function seedOf(name: string): number {
  const set = env[name]
  return set === 'new' ? Date.now() % 1_000_000 : Number(set ?? 7)
}

/** Reports the findings, and fails if something was lost or the negative control noticed nothing. */
export function tell(found: Found): void {
  if (env.ORDEAL_FIGURES !== undefined) appendFileSync(env.ORDEAL_FIGURES, `${JSON.stringify(found)}\n`)
  if ('notRun' in found) return
  expect(found.losses.slice(0, 20)).toEqual([])
  expect([found.control.what, verdictOf(found)]).toEqual([found.control.what, 'passed'])
}

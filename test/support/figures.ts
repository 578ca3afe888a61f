// A file's figures for an ordeal; without an ordeal its assertions are all.
import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import { type Found, verdictOf } from '../../lab/ordeal/figure.ts'

/** Vitest's own door to the environment: the service's settings are read in src/settings/config.ts alone. */
const { env = {} } = import.meta as { env?: Record<string, string | undefined> }

/** Says if an ordeal runs: controls run there alone. */
export const IS_ORDEAL = env.ORDEAL_FIGURES !== undefined

/** The size that an ordeal asks of a file, by the name of a variable; without one the file does not run. */
export function sizeOf(name: string): number | undefined {
  return env[name] === undefined ? undefined : Number(env[name])
}

/** The source of random choices: `ORDEAL_SEED` repeats an ordeal. */
export const SEED = Number(env.ORDEAL_SEED ?? 7)

/** Tells what was found, and fails unless nothing was lost and the control told. */
export function tell(found: Found): void {
  if (env.ORDEAL_FIGURES !== undefined) appendFileSync(env.ORDEAL_FIGURES, `${JSON.stringify(found)}\n`)
  if ('notRun' in found) return
  expect(found.losses.slice(0, 20)).toEqual([])
  expect([found.control.what, verdictOf(found)]).toEqual([found.control.what, 'passed'])
}

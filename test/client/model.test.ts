// Spec: appareils#file-locale, appareils#horloge-du-telephone, appareils#renvoi, appareils#reprise-depuis-attendue, appareils#effacement: a phone against the real service,
// with sleeps, kills, lost responses, portals, limits, revocations and restores: nothing is lost or doubled, the order and the
// dates are correct, files are complete, and the phone continues. TELEPHONE_RUNS sets the number of histories besides the known
// ones; TELEPHONE_SEED and TELEPHONE_PATH repeat a failure.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Control } from '../../lab/ordeal/figure.ts'
import { IS_ORDEAL, sizeOf, tell } from '../support/figures.ts'
import { BROKEN } from './model/broken.ts'
import { type Histoire, histoires } from './model/history.ts'
import { KNOWN, TO_MEET } from './model/known.ts'
import { live } from './model/play.ts'
import { openWorld } from './model/server.ts'

const { env = {} } = import.meta as { env?: Record<string, string | undefined> }
const RUNS = sizeOf('TELEPHONE_RUNS') ?? 0
const world = await openWorld()
const met = new Set<string>()

test.each(Object.entries(KNOWN))('%s', { timeout: 120_000 }, async (_, histoire) => {
  const lived = await live(world, histoire)
  for (const one of lived.met) met.add(one)
  expect(lived.faults).toEqual([])
})

test('these met everything that may happen', () => {
  expect(TO_MEET.filter((word) => !met.has(word))).toEqual([])
})

test.each(BROKEN)('$what is noticed', { timeout: 60_000 }, async ({ breaks, pas, law }) => {
  const { faults } = await live(world, { plateforme: 'boot and its name', pas }, breaks)
  expect(faults.join('\n')).toMatch(law)
})

test.skipIf(RUNS === 0)(
  `${RUNS} new histories keep the same laws`,
  { timeout: 120_000 + RUNS * 10_000 },
  async () => {
    const lives = fc.asyncProperty(histoires, async (histoire) => {
      const { faults } = await live(world, histoire)
      if (faults.length > 0) throw new Error(faults.join('\n'))
    })
    const { TELEPHONE_SEED: seed, TELEPHONE_PATH: path } = env
    // The negative control runs first, because histories change the time and the numbers of the service.
    const control = IS_ORDEAL ? await controlled() : null
    const run = await fc.check(lives, {
      numRuns: RUNS,
      ...(seed === undefined ? {} : { seed: Number(seed) }),
      ...(path === undefined ? {} : { path }),
      endOnFailure: env.TELEPHONE_SHRINK === undefined,
    })
    if (!IS_ORDEAL && run.failed) expect.fail(explain(run))
    if (control !== null) tellOf(run, control)
  },
)

async function controlled(): Promise<Control> {
  const [broken] = BROKEN
  if (broken === undefined) throw new Error('there is nothing to break')
  const { faults } = await live(world, { plateforme: 'boot and its name', pas: broken.pas }, broken.breaks)
  return { what: `broken: ${broken.what}`, isTold: broken.law.test(faults.join('\n')) }
}

function tellOf(run: fc.RunDetails<[Histoire]>, control: Control): void {
  const losses = run.failed ? [explain(run)] : []
  tell({
    what: `${RUNS} histories of a phone against the service`,
    measured: { histories: run.numRuns, lost: losses.length },
    losses,
    control,
  })
}

function explain({ seed, counterexamplePath, counterexample, errorInstance }: fc.RunDetails<[Histoire]>) {
  const [{ plateforme, pas }] = counterexample ?? [{ plateforme: '', pas: [] as const }]
  const story = [plateforme, ...pas.map((one) => JSON.stringify(one))].join('\n')
  return `TELEPHONE_SEED=${seed} TELEPHONE_PATH=${counterexamplePath}\n${story}\n${(errorInstance as Error).message}`
}

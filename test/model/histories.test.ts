// Histories of many phones of two organizations, sent over HTTP and compared with an independent model of the specification. A
// failure prints the seed and path that repeat it, and the smallest history that shows it (support/size.ts).
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { IS_ORDEAL, tell } from '../support/figures.ts'
import { BROKEN } from './support/broken.ts'
import type { Histoire } from './support/history.ts'
import { whileBroken } from './support/noticing.ts'
import { REACHED } from './support/seen.ts'
import { modelSize } from './support/size.ts'
import { openStage } from './support/stage.ts'
import { explain } from './support/story.ts'

const { runs, replay } = modelSize()
const stage = await openStage()
const FIXED = { seed: 7, numRuns: 55 }

// The histories are always the same, so that their coverage does not depend on luck: a case that occurs in no history is never
// proved.
test(`${FIXED.numRuns} known histories end as the model says, and meet every rule`, {
  timeout: 600_000,
}, async () => {
  const run = await fc.check(stage.property, FIXED)
  if (run.failed) expect.fail(await explain(run, stage.live))
  expect(REACHED.filter((word) => !stage.seen.has(word))).toEqual([])
})

test.skipIf(runs === 0)(
  `${runs} new histories end as the model says`,
  {
    timeout: 120_000 + runs * 3_000,
  },
  async () => {
    const run = await fc.check(stage.property, { numRuns: runs, ...replay })
    if (!IS_ORDEAL && run.failed) expect.fail(await explain(run, stage.live))
    if (IS_ORDEAL) await tellOf(run)
  },
)

afterAll(() => {
  expect(stage.api.server.logs.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
})

async function tellOf(run: fc.RunDetails<[Histoire]>): Promise<void> {
  const losses = run.failed ? [await explain(run, stage.live)] : []
  const [control] = BROKEN
  if (control === undefined) throw new Error('there is no rule to break')
  const isTold = await whileBroken(stage, control, { endOnFailure: true }, ({ failed }) => failed)
  tell({
    what: `${runs} histories beside the model`,
    measured: { histories: run.numRuns, lost: losses.length },
    losses,
    control: { what: `broken: ${control.rule}`, isTold },
  })
}

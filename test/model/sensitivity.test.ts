// The histories notice a broken rule: each change breaks one rule in the SQL of a running service, and then some history ends
// differently in the service and in the model. MODEL_BROKEN sets the number of broken rules.
import { expect, test } from 'vitest'
import { BROKEN } from './support/broken.ts'
import { HISTORIES, sourceOf, whileBroken } from './support/noticing.ts'
import { modelSize } from './support/size.ts'
import { openStage } from './support/stage.ts'
import { explain } from './support/story.ts'

const { broken, replay, shrinks } = modelSize()
const stage = await openStage()

test('every rule to break stands once in its file', () => {
  const elsewhere = BROKEN.filter(({ file, from }) => sourceOf(file).split(from).length !== 2)
  expect(elsewhere).toEqual([])
})

test.each(BROKEN.slice(0, broken))('$rule', { timeout: 900_000 }, async (one) => {
  await whileBroken(stage, one, { endOnFailure: !shrinks, ...replay }, async (run) => {
    expect(run.failed, `noticed within ${HISTORIES} histories`).toBe(true)
    if (shrinks) console.info(await explain(run, stage.live))
  })
})

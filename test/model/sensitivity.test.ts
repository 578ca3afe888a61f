// The histories notice a broken rule: each of these changes one rule in the SQL of a running service, and some history ends
// otherwise than the model says. MODEL_BROKEN sets how many rules are broken.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BROKEN } from './support/broken.ts'
import { modelSize } from './support/size.ts'
import { openStage } from './support/stage.ts'
import { explain } from './support/story.ts'

const { broken, replay, shrinks } = modelSize()
const stage = await openStage()
const HISTORIES = 600
// Always the same histories: luck does not decide how long the first that notices is waited for. MODEL_SEED takes others.
const SEED = 19
const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, '../../sql', file), 'utf8')

test('every rule to break stands once in its file', () => {
  const elsewhere = BROKEN.filter(({ file, from }) => sourceOf(file).split(from).length !== 2)
  expect(elsewhere).toEqual([])
})

test.each(BROKEN.slice(0, broken))('$rule', { timeout: 900_000 }, async ({ file, from, to }) => {
  const text = sourceOf(file)
  await stage.api.sql(text.replace(from, to))
  try {
    const run = await fc.check(stage.property, {
      seed: SEED,
      numRuns: HISTORIES,
      endOnFailure: !shrinks,
      ...replay,
    })
    expect(run.failed, `noticed within ${HISTORIES} histories`).toBe(true)
    if (shrinks) console.info(await explain(run, stage.live))
  } finally {
    await stage.api.sql(text)
  }
})

// Issue «The office works without a command line (II)», oneself: what waits for a person is told in the person's language and words.
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/screens/moi/en.ts'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

describe.skipIf(!ALL_WALKS)('what waits for a person', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('is told in English to who reads English', async () => {
    await bench.walk({ as: 'admin', langue: 'en', width: 1024 }, async (walk) => {
      const { page } = walk
      await walk.to('/moi')
      await page.getByText(new RegExp(`^${en.relance_controle} \\(\\d+\\)$`)).waitFor()
      expect(await page.getByText(/capacite_depassee/).count()).toBe(0)
      await walk.expectGood()
      await walk.picture('waits en 1024')
    })
  })
})

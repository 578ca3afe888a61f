// Spec: receptions#bons-attendus: the keeper sees which delivery notes wait, and the button of a row opens the reception with the
// campaign, group, product, place, note and collections of the note; received, it no longer waits.
import { beforeAll, describe, expect, test } from 'vitest'
import { fr as acts } from '../../apps/bureau/src/parts/act/fr.ts'
import { deliver } from '../api/support/notes.ts'
import { openStage, type Stage } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'

describe.skipIf(!ALL_WALKS)('delivery notes that wait', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('a reception begins from its note', async () => {
    const { api, bench } = stage
    const before = (await api.get('/v1/bons-livraison', 'magasinier')).body.bons.length
    const bon_id = await deliver(api)
    await bench.walk({ as: 'magasinier', width: 1024 }, async (walk) => {
      const { page } = walk
      await walk.go('/bons-livraison')
      const rows = page.getByRole('row').filter({ hasText: 'BV 4471 RB' })
      await rows.first().waitFor()
      expect(await rows.count()).toBe(before + 1)
      await walk.expectGood()
      await walk.picture('bons à recevoir 1024')
      // The button of the row is wholly in the table's frame.
      const frame = await page.getByRole('main').getByRole('group').first().boundingBox()
      const button = await rows.first().getByRole('button').boundingBox()
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0),
      )
      await rows.first().getByRole('button', { name: acts.receptions_creer, exact: true }).click()
      await walk.settle()
      const dialog = page.getByRole('dialog')
      const note = dialog.getByLabel('Bon de livraison', { exact: true })
      await expect.poll(() => note.first().inputValue()).toContain('BV 4471 RB')
      await dialog.getByRole('button', { name: acts.receptions_creer, exact: true }).click()
      // Only the mass is missing: it is weighed at the door.
      await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(1)
      await dialog.getByLabel(/^Masse nette pesée/).fill('9,5')
      await walk.picture('réception d un bon 1024')
      await dialog.getByRole('button', { name: acts.receptions_creer, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await walk.settle()
      expect(await rows.count()).toBe(before)
    })
    const { receptions } = (await api.get('/v1/receptions?limite=200', 'magasinier')).body
    const [received, ...others] = receptions.filter((one: { bon_id: string | null }) => one.bon_id === bon_id)
    expect(others).toEqual([])
    await bench.walk({ as: 'magasinier', width: 1024 }, async (walk) => {
      const { page } = walk
      await walk.go(`/receptions?id=${received.id}`)
      await page.getByRole('definition').filter({ hasText: received.bon_reference }).waitFor()
      expect(await page.getByText(bon_id).count()).toBe(0)
      await walk.expectGood()
      await walk.picture('réception reçue 1024')
    })
  })
})

// Issue 46, desk 1: «measures against thresholds»: the form of a reception shows beside each measurement what the product may have
// at most. Spec: receptions#refus-seuil.
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/parts/form/en.ts'
import { fr } from '../../apps/bureau/src/parts/form/fr.ts'
import membres from '../../schemas/membres.json' with { type: 'json' }
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

describe.skipIf(!ALL_WALKS)('the thresholds of a reception', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench({}, 'demo')
    const body = { valeur: { humidite_max_cp: 950 } }
    const path = '/v1/reglages/reception.seuils.ANANAS'
    const set = await bench.server.request('PUT', path, { as: 'admin', body })
    expect(set.status).toBe(200)
  }, SLOW.timeout)

  test.each([
    ['fr', 390, '9,6'],
    ['en', 1440, '9.6'],
  ] as const)(
    'stand beside its measurements, and a measurement above says so (%s)',
    async (langue, width, typed) => {
      const say = { fr, en }[langue]
      await bench.walk({ as: 'magasinier', langue, width }, async (walk) => {
        const { page } = walk
        await walk.to('/receptions?nouveau=oui')
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('combobox', { name: membres.membres.produit_id[langue] }).click()
        await page.getByRole('option', { name: /^ANANAS ·/ }).click()
        const threshold = langue === 'fr' ? '9,5 %' : '9.5 %'
        await dialog.getByText(say.seuil.replace('{seuil}', threshold)).waitFor()
        await dialog.getByRole('textbox', { name: say.humidite_cp }).fill(typed)
        await dialog.getByText(say.seuil_depasse.replace('{seuil}', threshold)).waitFor()
        await walk.expectGood()
        await walk.picture(`thresholds-${langue}`)
      })
    },
  )
})

// Issue 47: «selection, payment by means»: several persons are paid in one go after a preview of the sums; each payment is judged by
// itself.
import { beforeAll, describe, expect, test } from 'vitest'
import { fr as formFr } from '../../apps/bureau/src/parts/form/fr.ts'
import { fr } from '../../apps/bureau/src/screens/a_payer/fr.ts'
import schemas from '../../schemas/membres.json' with { type: 'json' }
import { ALL_WALKS, LONG } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

type Due = { readonly reception_id: string; readonly obstacles: readonly string[] }

describe.skipIf(!ALL_WALKS)('paying several persons', LONG, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
    // The season leaves receptions without a price.
    const { creances } = (await bench.server.get('/v1/creances?ouverte=true&limite=200', 'commercial')).body
    const unpriced = (creances as readonly Due[]).filter(({ obstacles }) => obstacles.includes('a_chiffrer'))
    const price = { prix_kg: 190, devise: 'XOF', raison: 'Prix de campagne' }
    for (const id of new Set(unpriced.map(({ reception_id }) => reception_id)))
      await bench.server.post(`/v1/receptions/${id}/prix`, price, 'commercial')
  }, LONG.timeout)

  test('two persons are ticked, seen with their sums, and paid', async () => {
    const due = async () => (await bench.server.get('/v1/creances?ouverte=true&limite=200', 'admin')).body
    const before = (await due()).creances as readonly Due[]
    await bench.walk({ as: 'admin', width: 390, scheme: 'dark' }, async (walk) => {
      const { page } = walk
      await walk.to('/paiements/a-payer')
      const persons = page.getByRole('table', { name: fr.personnes })
      const boxes = persons.getByRole('checkbox', { name: /^Payer avec d’autres/, disabled: false })
      expect(await boxes.count()).toBeGreaterThan(1)
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      const preview = page.getByRole('table', { name: fr.apercu })
      expect(await preview.getByRole('rowheader').count()).toBe(3)
      const total = await preview.getByRole('row').last().getByRole('cell').last().innerText()
      const send = page.getByRole('button', { name: /^Payer 2 personnes/ })
      expect(await send.innerText()).toContain(total)
      await send.click()
      await page.getByText(formFr.requis).first().waitFor()
      await page.getByLabel(schemas.membres.moyen.fr).selectOption('mobile_money')
      await page.getByLabel(schemas.membres.reference.fr, { exact: false }).last().fill('Fichier 12')
      await walk.expectGood()
      await walk.picture('together preview fr 390')
      await send.click()
      await page.getByText('2 paiements faits').waitFor()
      await walk.settle()
      await walk.expectGood()
      await walk.picture('together made fr 390')
      const { paiements } = (await bench.server.get('/v1/paiements?moyen=mobile_money&limite=200', 'admin'))
        .body
      const made = paiements.filter((one: { reference: string }) => one.reference === 'Fichier 12')
      expect(made.length).toBe(2)
      const left = (await due()).creances as readonly Due[]
      expect(left.length).toBeLessThan(before.length)
    })
  })
})

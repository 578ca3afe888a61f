// Spec: ventes-et-expeditions#montants, contrats-et-devises#montant: an amount is shown in the currency of its record, also in the lines of the record; the organization's
// amount is in the organization's currency.
import { beforeAll, describe, expect, test } from 'vitest'
import { ALL_WALKS, SLOW } from './support/browser.ts'
import { openWorkbench, type Workbench } from './support/desk.ts'

describe.skipIf(!ALL_WALKS)('currencies', SLOW, () => {
  let bench: Workbench
  beforeAll(async () => {
    bench = await openWorkbench()
  }, SLOW.timeout)

  test('of a sale in euros and a contract in dinars', async () => {
    const { ventes } = (await bench.server.get('/v1/ventes?limite=200', 'commercial')).body
    const sale = ventes.find(({ devise }: { devise: string }) => devise === 'EUR')
    const { contrats } = (await bench.server.get('/v1/contrats?limite=200', 'commercial')).body
    const contract = contrats.find(({ devise }: { devise: string }) => devise === 'TND')
    await bench.walk({ as: 'commercial', width: 1440 }, async (walk) => {
      const { page } = walk
      await walk.to(`/ventes?id=${sale.id}`)
      const lines = page.getByRole('region', { name: 'Lignes' })
      await lines
        .getByText(/\d,\d\d\s€/)
        .first()
        .waitFor()
      expect(await lines.innerText()).not.toContain('CFA')
      // The organization's amount has its currency.
      await page.getByText(/^498\s527\sF\sCFA$/).waitFor()
      await walk.expectGood()
      await walk.picture('currency sale 1440')
      await walk.to(`/contrats?id=${contract.id}`)
      await lines
        .getByText(/\d,\d{3}\sTND/)
        .first()
        .waitFor()
      expect(await lines.innerText()).not.toContain('CFA')
      // Acts that the state forbids say it in one sentence.
      expect(await page.getByText(/^Possibles/).count()).toBe(0)
      await walk.expectGood()
      await walk.picture('currency contract 1440')
    })
  })
})

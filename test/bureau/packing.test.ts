// Issue 47: «packing by lots that qualify (the refusal at each lot that does not), containers with ISO 6346 check digit, seals»: an open
// control stands at its lot before anything is sent, and a shipment takes several containers, each with its own seals.
import { beforeAll, describe, expect, test } from 'vitest'
import { en } from '../../apps/bureau/src/screens/charger/en.ts'
import { term } from '../../apps/bureau/src/words/terms.ts'
import { CLIENT, PRODUIT } from '../../demo/ids.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { openWorkbench, type Walk, type Workbench } from './support/desk.ts'

type Lot = {
  readonly id: string
  readonly statut: string
  readonly numero_officiel: string
  readonly quantite_g: number
  readonly qualites: readonly { readonly etat_code: string }[]
  readonly ecarts_du_bio: readonly { readonly referentiel_code: string; readonly motifs: readonly string[] }[]
}

const CODE = 'DEUX-CONTENEURS'
const KG = 1000
const [ONE, OTHER] = ['MSKU1234565', 'CSQU3054383']

describe.skipIf(!ALL_WALKS)('packing', LONG, () => {
  let bench: Workbench
  let lots: readonly Lot[]
  beforeAll(async () => {
    bench = await openWorkbench()
    const path = `/v1/lots?en_stock=true&produit_id=${PRODUIT.ananas}&limite=200`
    const listed = (await bench.server.get(path, 'magasinier')).body.lots as readonly Lot[]
    lots = await Promise.all(
      listed.map(async ({ id }) => (await bench.server.get(`/v1/lots/${id}`, 'magasinier')).body as Lot),
    )
    const line = { produit_id: PRODUIT.ananas, quantite_g: 20 * KG, prix_kg: 620, qualites: { AB: 'AB' } }
    const body = { code: CODE, client_id: CLIENT.importateur, lignes: [line] }
    const sale = await bench.server.post('/v1/ventes', body, 'commercial')
    await bench.server.post(`/v1/ventes/${sale.body.id}/valider`, {}, 'commercial')
  }, LONG.timeout)

  const found = (is: (lot: Lot) => boolean): Lot => {
    const lot = lots.find(is)
    if (lot === undefined) throw new Error('the season has no such lot')
    return lot
  }
  const open = async ({ page, to, settle }: Walk) => {
    await to('/expeditions/charger')
    await page.getByRole('button', { name: CODE, exact: true }).press('Enter')
    await settle()
  }
  const isBarred = ({ ecarts_du_bio }: Lot) => ecarts_du_bio.some((one) => one.referentiel_code === 'AB')
  const isWhole = ({ statut, quantite_g, qualites }: Lot) =>
    statut === 'validé' && quantite_g > 10 * KG && qualites.some(({ etat_code }) => etat_code === 'AB')

  test('a lot with an open control says so, and takes no mass', async () => {
    const barred = found((lot) => lot.statut === 'validé' && isBarred(lot))
    await bench.walk({ as: 'magasinier', langue: 'en', width: 390, scheme: 'dark' }, async (walk) => {
      const { page } = walk
      await open(walk)
      const row = page.getByRole('row').filter({ hasText: barred.numero_officiel })
      const motif = term(barred.ecarts_du_bio[0]?.motifs[0] ?? '', 'en')
      const said = en.controle_ouvert.replace('{motifs}', motif).replace('{referentiel}', 'AB')
      await row.getByText(said).waitFor()
      expect(await row.getByRole('textbox').count()).toBe(0)
      await walk.expectGood()
      await walk.picture('packing control en 390')
      await row.getByRole('link', { name: en.la_collecte }).click()
      await page.waitForURL(/collecte=/)
    })
  })

  test('a lot is shared by two containers, each with its own seals', async () => {
    const lot = found((one) => isWhole(one) && !isBarred(one))
    await bench.walk({ as: 'magasinier', langue: 'en' }, async (walk) => {
      const { page } = walk
      await open(walk)
      await page.getByRole('button', { name: en.autre_conteneur }).click()
      for (const [n, number] of [ONE, ONE].entries()) {
        const part = page.getByRole('group', { name: en.conteneur_n.replace('{n}', String(n + 1)) })
        await part.getByLabel(en.conteneur).fill(number)
        await part
          .getByLabel(en.scelles)
          .and(page.locator('input:not([type=hidden])'))
          .fill(`SEAL-${n + 1}`)
        await page.keyboard.press('Enter')
      }
      await page.getByText(en.conteneur_double).first().waitFor()
      await page.getByLabel(en.conteneur).nth(1).fill(OTHER)
      const into = (number: string) =>
        page.getByLabel(
          en.charger_lot_dans.replace('{lot}', lot.numero_officiel).replace('{conteneur}', number),
        )
      await into(ONE).fill('6')
      await into(OTHER).fill('4')
      await walk.to('/lots')
      await open(walk)
      expect(await into(ONE).inputValue()).toBe('6') // what was typed stays in the tab
      await walk.expectGood()
      await walk.picture('packing containers en')
      await page.getByRole('button', { name: en.preparer.replace('{total}', '10 kg') }).press('Enter')
      await page.waitForURL(/expeditions\?.*id=/)
      const id = new URL(page.url()).searchParams.get('id')
      const { conteneurs, lignes } = (await bench.server.get(`/v1/expeditions/${id}`, 'magasinier')).body
      expect(conteneurs).toEqual([
        { numero: ONE, scelles: ['SEAL-1'] },
        { numero: OTHER, scelles: ['SEAL-2'] },
      ])
      expect(lignes).toMatchObject([
        { lot_id: lot.id, conteneur: ONE, quantite_g: 6 * KG },
        { lot_id: lot.id, conteneur: OTHER, quantite_g: 4 * KG },
      ])
    })
  })
})
